const form = document.querySelector<HTMLFormElement>("#own-cost");
const output = document.querySelector("#own-sum");
const waiting = output?.textContent ?? "";

/** Writes the sum, and stretches both dogs so that the longer one fills its room. */
function compare() {
  if (!form || !output) return;
  const fields = new FormData(form);
  const own = Number(fields.get("hours")) * 12 * Number(fields.get("value"));
  const plan = Number(form.dataset["plan"]);
  const stretch = (id: string, dollars: number) =>
    document
      .querySelector(id)
      ?.setAttribute("width", `${Math.max(12, (dollars / Math.max(own, plan)) * 100)}%`);
  output.textContent = own > 0 ? `$${Math.round(own).toLocaleString("en-US")}` : waiting;
  stretch("#own-dog", own);
  stretch("#plan-dog", plan);
}

form?.addEventListener("input", compare);
compare();
