"use strict";

/** Light or dark: what the reader chose, else what the system prefers; paper is always light. */
const theme = (() => {
  const KEY = "tare-theme";
  const button = document.getElementById("theme");
  const system = matchMedia("(prefers-color-scheme: dark)");
  const listeners = [];
  let chosen = remembered();
  let printing = false;

  // A browser may forbid pages from disk to remember anything.
  function remembered() {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  }

  function remember() {
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // Then it holds until the page is closed.
    }
  }

  function dark() {
    return !printing && (chosen ? chosen === "dark" : system.matches);
  }

  function apply() {
    document.documentElement.style.colorScheme = dark() ? "dark" : "light";
    button.textContent = dark() ? "Light" : "Dark";
    listeners.forEach((listener) => listener());
  }

  function print(state) {
    if (state !== printing) {
      printing = state;
      apply();
    }
  }

  button.addEventListener("click", () => {
    chosen = dark() ? "light" : "dark";
    remember();
    apply();
  });
  system.addEventListener("change", apply);
  addEventListener("beforeprint", () => print(true));
  addEventListener("afterprint", () => print(false));

  return { dark, printing: () => printing, apply, onChange: (listener) => listeners.push(listener) };
})();

/** Colours of the charts. Those of the agents can be told apart by the colour-blind (Okabe, Ito). */
function ink() {
  return theme.dark()
    ? { text: "#e8e6e1", faint: "#a3a09a", line: "#3a3d42", ground: "#1b1d21", agents: AGENTS_ON_DARK }
    : { text: "#22252b", faint: "#62666e", line: "#e1e0db", ground: "#ffffff", agents: AGENTS_ON_LIGHT };
}

const AGENTS_ON_LIGHT = [
  "#0072b2", "#d55e00", "#00825f", "#b8558c", "#3d8fc4", "#b37a00", "#6a4c93", "#8c564b", "#4d4d4d", "#7a7a00",
];
const AGENTS_ON_DARK = [
  "#56b4e9", "#ff8f4d", "#2fcf9f", "#e79cc4", "#9bd3f5", "#f0b429", "#b79ae0", "#c99e93", "#c0c0c0", "#cfcf55",
];
