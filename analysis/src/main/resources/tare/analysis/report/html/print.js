/** What paper shows that the screen shows on demand; what the reader opened stays open. */
(() => {
  let opened = [];
  theme.onChange(() => {
    if (theme.printing()) {
      opened = [...document.querySelectorAll("details[data-print]:not([open])")];
      opened.forEach((details) => (details.open = true));
    } else {
      opened.forEach((details) => (details.open = false));
      opened = [];
    }
  });
})();
