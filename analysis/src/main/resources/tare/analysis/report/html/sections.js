/** Where there is no room for the sections in a row, they open below a button. */
(() => {
  const button = document.getElementById("sections");
  const sections = document.getElementById("nav");

  function open(state) {
    button.setAttribute("aria-expanded", String(state));
  }

  button.hidden = false;
  button.addEventListener("click", () => open(button.getAttribute("aria-expanded") === "false"));
  sections.addEventListener("click", (event) => event.target.closest("a") && open(false));
  button.parentElement.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && button.getAttribute("aria-expanded") === "true") {
      open(false);
      button.focus();
    }
  });
})();
