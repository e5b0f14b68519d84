import { longTime } from "#inbox/text/dates.ts";
import { readList } from "./kept-list.ts";

/** Fills the offline page, which cannot load the inbox, with the list that was last seen. */
async function show(): Promise<void> {
  const list = document.querySelector("#leads");
  const since = document.querySelector("#since");
  const template = document.querySelector("template");
  const kept = await readList(new Date());
  if (!list || !since || !template || !kept) return;
  since.textContent = `As of ${longTime(new Date(kept.at))}. Nothing can be changed here.`;
  for (const { name, area, phone, call } of kept.leads) {
    const item = document.importNode(template.content, true);
    const set = (part: string, text: string) => {
      const element = item.querySelector(`[data-part=${part}]`);
      if (element) element.textContent = text;
      return element;
    };
    set("name", name);
    set("area", area);
    const number = set("phone", call === null ? phone : "");
    if (number && call !== null) {
      const link = document.createElement("a");
      link.href = call;
      link.textContent = phone;
      number.append(link);
    }
    list.append(item);
  }
  if (kept.leads.length === 0) since.textContent += " Nobody was waiting for a call.";
}

const lookAgainMs = 3000;

/** A browser says that it is online before the server can be reached. */
async function reloadWhenBack(): Promise<void> {
  const { ok } = await fetch("/healthz", { cache: "no-store" }).catch(() => ({ ok: false }));
  if (ok) location.reload();
}

document.querySelector("button")?.addEventListener("click", () => location.reload());
setInterval(reloadWhenBack, lookAgainMs);
show();
