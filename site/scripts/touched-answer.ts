import { firstTouch } from "./first-touch.ts";

const instant = document.querySelector<HTMLElement>("#instant");

/** Whether the tab remembers a zip that the hero may answer at once. */
function remembers(): boolean {
  try {
    return Boolean(instant?.dataset["memory"] && sessionStorage[instant.dataset["memory"]]);
  } catch {
    // Browsers can forbid storage: then nothing is remembered.
    return false;
  }
}

async function answerTouched(form: Element) {
  if (!remembers()) await firstTouch(form);
  await import("./instant-answer.ts");
}

if (instant) answerTouched(instant);
