/**
 * On the page of a canceled booking: the form must not say in its place that all is booked. The form's own way to forget
 * weighs more than this page may.
 */
export function forgetCanceled(): void {
  const memory = document.querySelector<HTMLElement>("main [data-forget]")?.dataset["forget"];
  try {
    if (memory) sessionStorage.removeItem(memory);
  } catch {
    // Browsers can forbid storage: then nothing is remembered.
  }
}
