/** The choice of agents and stages that holds for the table and for every chart. */
const filter = (() => {
  const form = document.getElementById("filter");
  const shownOutput = document.getElementById("shown");
  const listeners = [];

  function chosen(name) {
    return new Set([...form.querySelectorAll(`[name=${name}]:checked`)].map((box) => box.value));
  }

  /** Baselines belong to all. */
  function shows(framework, stage) {
    return framework === "" || (chosen("framework").has(framework) && chosen("stage").has(stage));
  }

  function apply() {
    const rows = [...document.querySelectorAll("#arm-table tbody tr")];
    rows.forEach((row) => {
      row.hidden = !shows(row.dataset.framework, row.dataset.stage);
    });
    const shown = rows.filter((row) => !row.hidden).length;
    shownOutput.textContent = shown === rows.length ? `${shown} arms` : `${shown} of ${rows.length} arms`;
    listeners.forEach((listener) => listener());
  }

  form.addEventListener("change", apply);
  form.addEventListener("reset", () => setTimeout(apply));

  return {
    apply,
    onChange: (listener) => listeners.push(listener),
    arms: () => data.arms.filter((arm) => shows(arm.framework, arm.stage)),
    agents: () => data.arms.filter((arm) => !arm.baseline && shows(arm.framework, arm.stage)),
  };
})();
