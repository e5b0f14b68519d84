/** Whether the form holds something that is not saved, typed now or on the page before. */
const isTyped = (form: HTMLFormElement) =>
  form.dataset["typed"] === "unsaved" ||
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** False if one could not be saved: it is sent by the browser then, so that its page says why and keeps what was typed. */
async function save(forms: readonly HTMLFormElement[]): Promise<boolean> {
  for (const form of forms) {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form)) body.append(name, String(value));
    const answer = await fetch(form.action, { method: "POST", body }).catch(() => undefined);
    // Saving leads back to the page. Anything else can be somebody else's, such as the sign-in page of a network.
    if (answer?.ok && answer.redirected && answer.url.startsWith(form.action)) continue;
    form.submit();
    return false;
  }
  return true;
}

/** The press goes on to its own form. */
let isSaved = false;

/** What was typed into one form of the page is not lost by the button of another. */
document.addEventListener("submit", async (event) => {
  const { target, submitter } = event;
  if (isSaved || !(target instanceof HTMLFormElement)) return;
  const all = document.querySelectorAll<HTMLFormElement>("form[data-typed]");
  const others = [...all].filter((form) => form !== target && isTyped(form));
  if (others.length === 0) return;
  event.preventDefault();
  if (!(await save(others))) return;
  isSaved = true;
  target.requestSubmit(submitter);
  isSaved = false;
});
