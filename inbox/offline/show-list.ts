import { visitDayWords } from "#domain/business-clock/visits.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addUnsent, readOutbox } from "#inbox/changes/outbox.ts";
import { longTime } from "#inbox/text/dates.ts";
import { randomUuid } from "#ui/random-uuid.ts";
import { type KeptList, readList } from "./kept-list.ts";

const outcomeWords = { done: "Done", "no-access": "No access", booked: "Open" } as const;

/** Adds one more item of a list, with these texts in its parts. */
function addItem(
  id: string,
  texts: Readonly<Record<string, string>>,
): DocumentFragment | undefined {
  const section = document.querySelector<HTMLElement>(`#${id}`);
  const template = section?.querySelector("template");
  if (!section || !template) return undefined;
  const item = document.importNode(template.content, true);
  for (const [part, text] of Object.entries(texts))
    item.querySelector(`[data-part=${part}]`)?.replaceChildren(text);
  section.hidden = false;
  return item;
}

const append = (id: string, item: DocumentFragment) =>
  document.querySelector(`#${id} ul`)?.append(item);

function showLead({ name, area, phone, call }: KeptList["leads"][number]): void {
  const item = addItem("leads", { name, area, phone });
  const number = item?.querySelector("[data-part=phone]");
  if (!item) return;
  if (number && call !== null) {
    const link = document.createElement("a");
    link.href = call;
    link.textContent = phone;
    number.replaceChildren(link);
  }
  append("leads", item);
}

/** A visit, and on its day what became of it: the inbox sends that when the connection is back. */
function showVisit(visit: KeptList["visits"][number], user: string): void {
  const { bookingId, sequence, day, hours, name, street, dogs, words } = visit;
  const item = addItem("visits", {
    name,
    when: `${visitDayWords(day)}, ${hours}`,
    where: [street, dogs].filter(Boolean).join(" · "),
    words: words && `“${words}”`,
  });
  const press = item?.querySelector("[data-part=press]");
  const sent = item?.querySelector("[data-part=sent]");
  if (!item || !press || !sent) return;
  const showOutcome = () => {
    const pressed = readOutbox().find(
      ({ change }) => change.bookingId === bookingId && change.outcome?.seen === sequence,
    );
    const state = pressed?.change.outcome?.state;
    if (state) sent.textContent = `${outcomeWords[state]}, will be sent`;
  };
  if (day > phoenixDay(new Date())) press.remove();
  for (const outcome of ["done", "no-access"] as const) {
    const button = press.querySelector(`[data-outcome=${outcome}]`);
    button?.setAttribute("aria-label", `${outcomeWords[outcome]}, ${name}`);
    button?.addEventListener("click", () => {
      const at = new Date().toISOString();
      const change = { bookingId, name, outcome: { state: outcome, seen: sequence } };
      addUnsent({ key: randomUuid(), user, at, change });
      showOutcome();
    });
  }
  showOutcome();
  append("visits", item);
}

/** Fills the offline page, which cannot load the inbox, with the lists that were last seen. */
async function show(): Promise<void> {
  const since = document.querySelector("#since");
  const kept = await readList(new Date());
  if (!since || !kept) return;
  since.textContent = `As of ${longTime(new Date(kept.at))}.`;
  for (const visit of kept.visits) showVisit(visit, kept.user);
  for (const lead of kept.leads) showLead(lead);
  if (kept.leads.length === 0) since.textContent += " Nobody was waiting for a call.";
}

const lookAgainMs = 3000;

/** A browser says that it is online before the server can be reached. */
async function reloadWhenBack(): Promise<void> {
  const { ok } = await fetch("/healthz", { cache: "no-store" }).catch(() => ({ ok: false }));
  if (ok) location.reload();
}

document.querySelector("#again")?.addEventListener("click", () => location.reload());
setInterval(reloadWhenBack, lookAgainMs);
show();
