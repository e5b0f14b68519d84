// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { claimNames } from "#content/schemas.ts";
import type { Drafted, Website } from "#domain/api/website.ts";
import { formOf, things } from "#domain/website/things.ts";
import { goTo } from "#inbox/app/navigation.ts";
import { sessionSample } from "#inbox/testing/samples.ts";
import { type Answers, lost, problem, show } from "#inbox/testing/screen.tsx";
import { WebsiteView } from "./website-view.tsx";

const said = {
  ...Object.fromEntries(Object.keys(things).map((thing) => [thing, null])),
  "plans.bi-weekly.pricePerVisit": 38,
  "plans.weekly.pricePerVisit": 24,
  "plans.twice-weekly.pricePerVisit": 20,
  additionalDogPrice: 2,
  phone: "+14802345678",
  email: "hello@scoopdale.example",
  ...Object.fromEntries(claimNames.map((name) => [`claims.${name}`, true])),
  hours: [{ days: ["Monday", "Friday"], opens: "07:00", closes: "18:00" }],
  holidays: [{ name: "Labor Day", month: 9, weekday: "Monday", week: 1 }],
  servedZips: ["85254", "85255"],
  reviews: [],
  "faqs.home": [
    { question: "Free?", answer: "Yes." },
    { question: "Then?", answer: "{weekly} a week." },
  ],
  "pages.home.lead": "We scoop.",
};

const dana = "dana";
const draftBody = z.object({ seen: z.nullable(z.int()), value: z.optional(z.unknown()) });

/** A server that keeps a draft of what fits, and goes live at the second look. */
function openWebsite(
  page = "",
  {
    answers = {},
    draft = {},
    ...more
  }: Partial<Omit<Website, "draft">> & { answers?: Answers; draft?: Record<string, unknown> } = {},
) {
  history.replaceState(null, "", `/inbox?view=website${page && `&page=${page}`}`);
  let revision = 0;
  const drafts: Record<string, Drafted> = {};
  /** As another owner does. */
  const save = (thing: string, value: unknown, by = dana) => {
    revision += 1;
    if (value === undefined) delete drafts[thing];
    else drafts[thing] = { value, revision, by, at: "2026-11-20T16:40:00.000Z" };
  };
  for (const [thing, value] of Object.entries(draft)) save(thing, value);
  const state = {
    ...{
      live: 0,
      version: 0,
      versions: [],
      problems: [],
      goLive: [],
      things: said,
      defaults: said,
    },
    ...more,
  };
  const put = (thing: string) => (body: unknown) => {
    const { seen, value } = draftBody.parse(body);
    const { error } = z.safeParse(z.nullish(formOf(thing) ?? z.never()), value);
    const wrong = error?.issues.map(({ path, message }) => [["value", ...path].join("."), message]);
    if (wrong) return problem(422, { errors: Object.fromEntries(wrong) });
    if ((drafts[thing]?.revision ?? null) !== seen) return problem(409, { code: "conflict" });
    save(thing, value, "riley");
    return { revision: drafts[thing]?.revision ?? null };
  };
  const shown = show(<WebsiteView />, {
    "GET /api/website": () => ({ ...state, draft: { revision, things: { ...drafts } } }),
    ...Object.fromEntries(
      Object.keys(things).map((thing) => [`PUT /api/website/draft/${thing}`, put(thing)]),
    ),
    ...answers,
  });
  const press = async (name: string | RegExp) =>
    shown.user.click(await screen.findByRole("button", { name }));
  return { ...shown, press, save, put, drafts, state };
}

const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);

test("a price is saved when its field is left, with what follows from it, and can be taken back", async () => {
  const { user, sent, press } = openWebsite("prices");
  const price = await field("Weekly, a visit");
  await user.clear(price);
  await user.type(price, "$27");
  expect(sent).toEqual([]);
  await user.tab();
  await screen.findByText("Saved, not public yet.");
  await screen.findByText("about $117 a month");
  await press("Take back: Weekly, a visit");
  await waitFor(async () => expect((await field("Weekly, a visit")).value).toBe("24"));
  const call = "PUT /api/website/draft/plans.weekly.pricePerVisit";
  expect(sent).toEqual([
    { call, body: { seen: null, value: 27 } },
    { call, body: { seen: 1 } },
  ]);
});

test("a price that changes by more than 40 % is asked about once more", async () => {
  const { user, sent, press } = openWebsite("prices");
  const type = async (price: string) => {
    const input = await field("Weekly, a visit");
    await user.clear(input);
    await user.type(input, `${price}{Enter}`);
  };
  await type("40");
  await screen.findByText("The website says $24 now.");
  await press("Keep");
  expect((await field("Weekly, a visit")).value).toBe("24");
  await type("240");
  await press("Yes, $240");
  await screen.findByText("Saved, not public yet.");
  expect(sent.map(({ body }) => body)).toEqual([{ seen: null, value: 240 }]);
});

test("a message of the server is at its field; what was typed stays and can be mended", async () => {
  const { user, sent } = openWebsite("words");
  const title = await field(/^Home: title/);
  await user.type(title, "x".repeat(61));
  expect(await field("Home: title in search results (61/60)")).toBe(title);
  await user.tab();
  await screen.findByText("Must be at most 60 characters long");
  expect(title.value).toHaveLength(61);
  await user.type(title, "{Backspace}{Enter}");
  await waitFor(() => expect(screen.queryByText(/^Must be at most/)).toBeNull());
  expect(sent).toHaveLength(2);
});

test("what cannot be saved says so, and is saved once the server answers", async () => {
  let isBroken = true;
  const call = "PUT /api/website/draft/phone";
  const website: ReturnType<typeof openWebsite> = openWebsite("contact", {
    answers: { [call]: (body) => (isBroken ? lost() : website.put("phone")(body)) },
  });
  const { user, sent, press } = website;
  const phone = await field("Phone");
  expect(phone.value).toBe("(480) 234-5678");
  await user.clear(phone);
  await user.type(phone, "602.345.6789");
  await user.tab();
  await screen.findByText(/^Not saved\. The server did not answer\./);
  isBroken = false;
  await press("Try again");
  await screen.findByText("Saved, not public yet.");
  expect((await field("Phone")).value).toBe("(602) 345-6789");
  const body = { seen: null, value: "+16023456789" };
  expect(sent).toEqual([
    { call, body },
    { call, body },
  ]);
});

test("what fails after its screen was left is said in a toast", async () => {
  const held = Promise.withResolvers<unknown>();
  const call = "PUT /api/website/draft/legalName";
  const { user } = openWebsite("legal", { answers: { [call]: () => held.promise } });
  await user.type(await field(/^Legal name/), "Scoopdale LLC");
  await user.tab();
  await screen.findByText("Saving …");
  act(() => goTo("/inbox?view=website"));
  held.reject(new TypeError("Failed to fetch"));
  await screen.findByText("Legal name: not saved");
});

test("two owners: both values are shown, and the second decides", async () => {
  const { user, sent, press, save, reload, drafts } = openWebsite("prices");
  await user.clear(await field("Weekly, a visit"));
  await user.type(await field("Weekly, a visit"), "2");
  save("plans.weekly.pricePerVisit", 26);
  // Also if it arrives while the other one is typed.
  await reload();
  await user.type(await field("Weekly, a visit"), "7");
  await user.tab();
  await screen.findByText("dana changed this first: $26");
  expect(screen.getByText("Yours: $27")).toBeTruthy();
  await press("Use mine");
  await screen.findByText("Saved, not public yet.");
  expect(sent.map(({ body }) => body)).toEqual([
    { seen: null, value: 27 },
    { seen: 1, value: 27 },
  ]);
  save("plans.weekly.pricePerVisit", 26);
  await user.clear(await field("Weekly, a visit"));
  await user.type(await field("Weekly, a visit"), "25");
  await user.tab();
  await press("Keep theirs");
  expect((await field("Weekly, a visit")).value).toBe("26");
  expect(drafts["plans.weekly.pricePerVisit"]?.value).toBe(26);
});

test("a typed price has a name that follows it; names are inserted where the caret is", async () => {
  const { user, sent, press } = openWebsite("words");
  const lead = await field(/^Home: sentence below it/);
  await user.clear(lead);
  await user.type(lead, "From $24 a week");
  await user.tab();
  await press("Use {weekly}, which follows the price?");
  await waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({ seen: null, value: "From {weekly} a week" }),
  );
  lead.setSelectionRange(0, 4);
  const part = lead.closest("form");
  if (!part) throw new Error("no form");
  await user.click(within(part).getByRole("button", { name: "Insert {phone}" }));
  expect(lead.value).toBe("{phone} {weekly} a week");
  await user.click(document.body);
  await waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({ seen: 1, value: "{phone} {weekly} a week" }),
  );
});

test("reviews are written, changed and removed; the mistakes of one are at its fields", async () => {
  const first = {
    name: "Ana",
    neighborhood: "Troon",
    text: "They latch the gate.",
    where: "Google",
  };
  const draft = { reviews: [{ ...first, agreed: true }] };
  const { user, sent, press } = openWebsite("reviews", { draft });
  await press("Add: Reviews");
  await user.type(await field("Name"), "Ben");
  await user.selectOptions(await field("Neighborhood"), "Grayhawk");
  const text = "We have a lawn again.";
  await user.type(await field(/^Words/), text);
  await user.type(await field(/^Where it was said/), "By text");
  await press("Save");
  await screen.findByText("Must be agreed to by the customer");
  await user.click(await field(/^They said this/));
  await press("Save");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const second = { name: "Ben", neighborhood: "Grayhawk", text, where: "By text" };
  const ana = { ...first, agreed: true };
  const ben = { ...second, agreed: true };
  await press("Change: Ana");
  await press("Remove");
  await waitFor(() => expect(screen.queryByText("Ana")).toBeNull());
  expect(sent.map(({ body }) => draftBody.parse(body).value)).toEqual([
    [ana, second],
    [ana, ben],
    [ben],
  ]);
});

test("entries are put in order", async () => {
  const { sent, press } = openWebsite("questions");
  await press("Move up: Then?");
  await screen.findByText("Saved, not public yet.");
  const [free, then] = said["faqs.home"];
  await press("Move up: Free?");
  await waitFor(() =>
    expect(sent.map(({ body }) => draftBody.parse(body))).toEqual([
      { seen: null, value: [then, free] },
      { seen: 1 },
    ]),
  );
});

test("a claim is switched off at once; a press brings the default back", async () => {
  const { user, sent, press } = openWebsite("claims", {
    things: { ...said, "claims.insured": false },
  });
  await user.click(await field("Same-day service"));
  await press("Back to the default: Licensed, bonded & insured");
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { seen: null, value: false },
      { seen: null, value: null },
    ]),
  );
});

test("an emptied field brings the default back", async () => {
  const { user, sent } = openWebsite("contact", {
    things: { ...said, email: "riley@scoopdale.example" },
  });
  await user.clear(await field("Email"));
  await user.tab();
  await waitFor(async () => expect((await field("Email")).value).toBe(said.email));
  expect(sent.map(({ body }) => body)).toEqual([{ seen: null, value: null }]);
});

test("hours and holidays are rows; a holiday has a date or a weekday", async () => {
  const { user, sent, press } = openWebsite("hours");
  await screen.findByText("A booking Friday, 5 PM, will be answered by Friday, 6 PM.");
  await press("Change: Monday, Friday");
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByLabelText("Tuesday"));
  await user.click(dialog.getByLabelText("Friday"));
  fireEvent.change(await field("Closes"), { target: { value: "16:30" } });
  // As it is typed.
  dialog.getByText("A booking Friday, 5 PM, will be answered by Saturday, 5 PM.");
  await user.click(dialog.getByLabelText("Friday"));
  await press("Save");
  await screen.findByText("7 AM · 4:30 PM");
  await press("Change: Labor Day");
  await user.selectOptions(await field("By"), "Day of the month");
  await user.type(await field("Day of the month"), "7");
  await user.click(await field("Phones are open"));
  await press("Save");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.map(({ body }) => draftBody.parse(body).value)).toEqual([
    [{ days: ["Monday", "Tuesday", "Friday"], opens: "07:00", closes: "16:30" }],
    [{ name: "Labor Day", month: 9, date: 7, phones: true }],
  ]);
});

test("what waits is listed and published; going live survives a lost answer, and has an undo", async () => {
  let isDown = false;
  const { sent, press, state, drafts } = openWebsite("", {
    draft: { "plans.weekly.pricePerVisit": 27, reviews: [{ name: "Ana", text: "Good." }] },
    goLive: [{ name: "phone", task: "Phone: there is none.", thing: "phone" }],
    problems: [{ thing: "email", text: "must be an email address" }],
    answers: {
      "POST /api/website/publish": () => {
        const at = "2026-11-20T16:41:00.000Z";
        Object.assign(state, {
          version: 1,
          versions: [{ version: 1, at, by: "riley", things: ["plans.weekly.pricePerVisit"] }],
        });
        for (const thing of Object.keys(drafts)) delete drafts[thing];
        isDown = true;
        return { version: 1 };
      },
      "POST /api/website/undo": () => {
        Object.assign(state, { version: 2, live: 2 });
        return { version: 2 };
      },
    },
  });
  await screen.findByText("2 changes are not public yet");
  expect(screen.getByText("$24 → $27")).toBeTruthy();
  expect(screen.getByText("none → Ana · Good.")).toBeTruthy();
  expect(screen.getByText("Email is left out: must be an email address")).toBeTruthy();
  const task = screen.getByRole("link", { name: "Phone: there is none." });
  expect(task.getAttribute("href")).toBe("/inbox?view=website&page=contact");
  await press("Publish");
  await screen.findByText("Step 2 of 2: going live …");
  expect(isDown).toBe(true);
  Object.assign(state, { live: 1 });
  await screen.findByText("Live.");
  await screen.findByText(/^Live since 9:41 AM, by riley/);
  await press("Undo");
  await waitFor(() =>
    expect(sent).toEqual([
      { call: "POST /api/website/publish", body: { revision: 2 } },
      { call: "POST /api/website/undo", body: { version: 0 } },
    ]),
  );
});

test("a photo is made small upright, kept in two sizes, and needs words", async () => {
  const drawn: unknown[] = [];
  vi.stubGlobal("createImageBitmap", async (file: File, options: unknown) => {
    if (file.name === "notes.txt") throw new DOMException("no image");
    drawn.push(options);
    return { width: 4000, height: 3000 };
  });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (
    this: HTMLCanvasElement,
    give,
    type,
    quality,
  ) {
    drawn.push([this.width, this.height, quality]);
    give(new Blob(["x"], { type: `${type}` }));
  });
  const bodies: unknown[] = [];
  const url = "/photos/a1.jpg";
  const { user, sent, press } = openWebsite("photos", {
    answers: {
      "POST /api/website/photos": (_, query) => {
        bodies.push(Object.fromEntries(query));
        return Response.json({ url, width: 1280, height: 960 }, { status: 201 });
      },
    },
  });
  await press("Add: Portrait");
  const photo = await field("Photo");
  await user.upload(photo, new File(["x"], "notes.txt", { type: "image/png" }));
  await screen.findByText("This file cannot be read as a photo. Try another one.");
  await user.upload(photo, new File(["x"], "ana.jpg", { type: "image/jpeg" }));
  await waitFor(() => expect(document.querySelector("img")?.getAttribute("src")).toBe(url));
  await user.type(await field(/^What it shows/), "Ana with a rake");
  await user.type(await field(/^Who they are/), "Ana");
  await press("Save");
  await screen.findByText("Ana with a rake");
  expect(drawn).toEqual([{ imageOrientation: "from-image" }, [1280, 960, 0.82], [640, 480, 0.82]]);
  expect(bodies).toEqual([{}, { size: "small", of: url }]);
  const portrait = { url, width: 1280, height: 960, alt: "Ana with a rake", names: "Ana" };
  expect(sent.at(-1)?.body).toEqual({ seen: null, value: portrait });
});

test("helpers read that only owners change the website", async () => {
  show(
    <WebsiteView />,
    { "GET /api/website": () => problem(403, {}) },
    sessionSample({ role: "helper" }),
  );
  await screen.findByText("Owners change the website. Ask one of them if something should change.");
  expect(screen.queryByRole("alert")).toBeNull();
});
