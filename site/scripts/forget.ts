/**
 * On pages after which a form in this tab must not say what it has kept: of a booking without the form's script, and of
 * one that was canceled. The form's own way to forget weighs more than these pages may.
 */
const memory = document.querySelector<HTMLElement>("main [data-forget]")?.dataset["forget"];
try {
  if (memory) sessionStorage.removeItem(memory);
} catch {
  // Browsers can forbid storage: then nothing is remembered.
}
