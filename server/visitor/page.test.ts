import { randomUUID } from "node:crypto";
import { type CheerioAPI, load } from "cheerio/slim";
import { expect, onTestFinished, test } from "vitest";
import { openWords } from "#content/open-points.ts";
import { visitWords } from "#content/visit-page.ts";
import { actorWords } from "#domain/actors.ts";
import { dogCounts } from "#domain/booking/options.ts";
import { quote } from "#domain/booking/prices.ts";
import { openingOn } from "#domain/business-clock/office.ts";
import { hourMs } from "#domain/dates.ts";
import { eventWords } from "#domain/history/event-words.ts";
import { messageKinds } from "#domain/message-kinds.ts";
import { here, there } from "#domain/testing/areas.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { defaultPlan } from "#domain/visits/route-plan.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { linkKeyOf, linkPath, readLink } from "#server/bookings/visitor-links.ts";
import { loadBuilt, type TestApp, withApp } from "#server/testing/app.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { deliverAt, deliveryOf } from "#server/testing/messages.ts";
import { ownerActions, sunday, tuesday, visitActions } from "#server/testing/owner-actions.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { thursday, visitorPages } from "#server/testing/visitor-pages.ts";
import { writeRoutePlan } from "#server/visits/route-plan.ts";
import { visitPageOf } from "./page-props.ts";
import { readLinkedBooking } from "./read-linked-booking.ts";

const built = await loadBuilt();
const secret = "only for tests, thirty-two characters";
const { saved } = visitWords;

const textOf = ($: CheerioAPI, selector: string) => $(selector).text().replace(/\s+/g, " ").trim();
const mainOf = ($: CheerioAPI) => textOf($, "main");
const typedIn = ($: CheerioAPI, name: string) =>
  $(`textarea[name=${name}]`).text().replace(/^\n/, "");
const checkedDay = ($: CheerioAPI) => $("input[name=slot][checked]").attr("value");

/** What the tests do with pages, at a time that they set. */
function actsOn({ server, app }: TestApp) {
  const actions = { ...visitActions(() => app.store), ...visitorPages(app.store, secret) };
  const { change: setStatus, correct } = ownerActions(() => app.store);
  async function open(path: string) {
    const { body } = await server.inject(path);
    const $ = load(body);
    return { $, seen: $("input[name=seen]").attr("value") ?? "" };
  }
  async function press(path: string, sent: Readonly<Record<string, string>>) {
    const { statusCode, headers, body } = await server.inject({
      method: "POST",
      url: path,
      payload: new URLSearchParams(sent).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    return { status: statusCode, location: headers.location ?? "", $: load(body) };
  }
  /** What the page says where the redirect of a press leads. */
  async function said(path: string, sent: Readonly<Record<string, string>>) {
    const { seen } = await open(path);
    const { location } = await press(path, { seen, ...sent });
    const { pathname, search, hash } = new URL(location, "https://site.example");
    const { $ } = await open(pathname + search);
    expect(hash, location).not.toBe("");
    const part = $(hash);
    const isShown = !part.is("details") || part.attr("open") !== undefined;
    const isAnnounced = part.attr("tabindex") === "-1";
    const described = part.attr("aria-describedby");
    const text = isShown && isAnnounced ? part.find(`[role=status]#${described}`).text() : "";
    return { at: hash, text };
  }
  const setDayOff = (day: string) =>
    app.store.run(writeRoutePlan, {
      plan: { ...defaultPlan(), daysOff: [{ from: day, to: day, reason: "", phones: false }] },
      now: sunday,
    });
  return { ...actions, store: app.store, setStatus, correct, setDayOff, open, press, said };
}

const withPages = (
  use: (pages: ReturnType<typeof actsOn>, clock: { time: string }) => Promise<void>,
  env = {},
) => {
  const clock = { time: sunday };
  return withApp({ ...built, env, now: () => new Date(clock.time) }, (context) =>
    use(actsOn(context), clock),
  );
};

test("no form sends the part of the page along that was last in the address", () => {
  const $ = load(built.site.get("/visit")?.copies.identity.body ?? "");
  const forms = $("main form[method=post]").toArray();
  expect(forms.length).toBeGreaterThan(6);
  for (const form of forms) expect($(form).attr("action")).toBe("?");
});

test("as many dogs as were booked are on the ticket; words and a gate note are saved even if the plan has changed since", () =>
  withPages(async ({ book, open, pageOf, press, read }) => {
    const id = await book();
    const { path, seen } = await pageOf(id);
    for (const [others, numDogs] of [...dogCounts.entries()].reverse()) {
      const plan = { act: "plan", seen: (await open(path)).seen, numDogs, serviceType: "weekly" };
      expect(await press(path, plan)).toMatchObject({ status: 303 });
      // The first one is always there.
      expect((await open(path)).$(".aside image")).toHaveLength(others);
    }
    const typed = { gateNote: "4711#", specialRequests: "Biscuit barks." };
    expect(await press(path, { act: "gate", seen, ...typed })).toMatchObject({ status: 303 });
    expect((await read(id)).booking).toMatchObject({
      numDogs: "1",
      specialRequests: "Biscuit barks.",
    });
  }));

test("what was typed is still there when it is refused because something has changed", () =>
  withPages(async ({ book, choose, pageOf, press }) => {
    const id = await book();
    const { path, seen } = await pageOf(id);
    await choose(id);
    const reason = "We moved.\r\nTo Mesa.";
    const cancel = await press(path, { act: "cancel", seen, reason });
    expect(cancel.status).toBe(409);
    expect(typedIn(cancel.$, "reason")).toBe(reason);
    expect(cancel.$("#cancel h2").text()).toBe(visitWords.cancel.sure);
  }));

test("where the gate note cannot be stored, its words are not stored either", () =>
  withApp({ ...built, now: () => new Date(sunday) }, async (context) => {
    const { book, pageOf, press, read } = actsOn(context);
    const { gateKeys } = context.app;
    if (!gateKeys) throw new Error("no keys");
    gateKeys.seal = () => JSON.parse('{ "id": "n", "sealed": "s", "keyId": null }');
    const id = await book();
    const { path, seen } = await pageOf(id);
    const typed = { gateNote: "4711#", specialRequests: "Biscuit bites." };
    expect(await press(path, { act: "gate", seen, ...typed })).toMatchObject({ status: 503 });
    const { booking, history } = await read(id);
    expect(booking.specialRequests).toBeNull();
    expect(history.map(({ kind }) => kind)).toEqual(["requested"]);
  }));

test("a line break counts as one character, as it does in the browser", () =>
  withPages(async ({ book, pageOf, press, open, read }) => {
    const id = await book();
    const { path } = await pageOf(id);
    const lines = (max: number) => `a${"\r\n".repeat(max - 2)}b`;
    const { seen } = await open(path);
    const gate = { gateNote: lines(500), specialRequests: lines(2000) };
    expect(await press(path, { act: "gate", seen, ...gate })).toMatchObject({ status: 303 });
    expect((await read(id)).booking.specialRequests).toBe(`a${"\n".repeat(1998)}b`);
    const { seen: later } = await open(path);
    const cancel = await press(path, { act: "cancel", seen: later, reason: lines(500) });
    expect(cancel).toMatchObject({ status: 303 });
  }));

test("a reason that is too long is marked, and the page still asks", () =>
  withPages(async ({ book, pageOf, press }) => {
    const { path, seen } = await pageOf(await book());
    const { status, $ } = await press(path, { act: "cancel", seen, reason: "x".repeat(501) });
    expect(status).toBe(422);
    const field = $("textarea[name=reason]");
    expect(field.attr("aria-invalid")).toBe("true");
    expect(textOf($, `#${field.attr("aria-describedby")}`)).toContain("at most 500");
    expect(textOf($, "#cancel h2")).toBe(visitWords.cancel.sure);
  }));

test("each press is confirmed where its redirect leads", () =>
  withPages(async ({ book, pageOf, said }) => {
    const { path } = await pageOf(await book());
    const plan = { act: "plan", numDogs: "1", serviceType: "weekly" };
    expect(await said(path, plan)).toMatchObject({ at: "#plan", text: saved.plan });
    expect(await said(path, plan)).toMatchObject({ at: "#plan", text: saved.plan });
    const gate = { act: "gate", specialRequests: "Biscuit barks." };
    expect(await said(path, gate)).toMatchObject({ at: "#gate", text: saved.gate });
    const note = { ...gate, gateNote: "4711#" };
    expect(await said(path, note)).toMatchObject({ at: "#gate", text: saved.gate });
    const data = { act: "data", firstName: "Anna", lastName: "" };
    expect(await said(path, data)).toMatchObject({ at: "#data", text: saved.data });
    expect(await said(path, { act: "erase" })).toMatchObject({ at: "#data", text: saved.erase });
  }));

test("with another zip the yard is in its neighborhood, whichever the owner has set before", () =>
  withPages(async ({ book, correct, pageOf, said, read }) => {
    const id = await book({ zipCode: here.zip });
    await correct(id, { neighborhood: here.slug });
    const { path } = await pageOf(id);
    await said(path, { act: "data", zipCode: there.zip });
    expect((await read(id)).booking).toMatchObject({ neighborhood: null, area: there.slug });
  }));

test("a confirmed visit says what is true before its day, on it, and after it", () =>
  withPages(async ({ book, schedule, pageOf, open }, clock) => {
    const id = await book();
    const { path } = await pageOf(id);
    await schedule(id);
    const at = async (time: string) => {
      clock.time = time;
      return mainOf((await open(path)).$);
    };
    const { booked, over, headline, contacted, days, gate } = visitWords;
    const before = await at("2026-11-24T06:59:00.000Z");
    for (const text of [booked.mailed, booked.reminded, headline.booked, days.change])
      expect(before).toContain(text);
    expect(before).not.toContain(booked.phoneOnly);
    const during = await at("2026-11-24T07:00:00.000Z");
    for (const text of [booked.phoneOnly, headline.booked]) expect(during).toContain(text);
    for (const text of [booked.mailed, days.change]) expect(during).not.toContain(text);
    const after = await at("2026-11-25T07:00:00.000Z");
    for (const text of [headline.over, over.noOutcome]) expect(after).toContain(text);
    for (const text of [booked.mailed, booked.phoneOnly, booked.confirmed, contacted, over.done])
      expect(after).not.toContain(text);
    for (const text of [before, during]) expect(text).toContain(gate.noteHint);
    expect(after).not.toContain(gate.noteHint);
  }));

test("a visit that is scheduled in the evening for the next day promises no email of that evening", () =>
  withPages(async ({ book, schedule, pageOf, open }) => {
    const id = await book();
    await schedule(id, { at: "2026-11-24T03:00:00.000Z" });
    const page = mainOf((await open((await pageOf(id)).path)).$);
    expect(page).toContain(visitWords.booked.mailed);
    expect(page).not.toContain(visitWords.booked.reminded);
  }));

test("a confirmed visit on a day that was closed later is not called confirmed", () =>
  withPages(async ({ book, schedule, pageOf, open, setDayOff }) => {
    const id = await book();
    const { path } = await pageOf(id);
    await schedule(id);
    await setDayOff(tuesday);
    const { booked, headline } = visitWords;
    const page = mainOf((await open(path)).$);
    for (const text of [headline.unsettled, booked.closed]) expect(page).toContain(text);
    for (const text of [headline.booked, booked.confirmed, booked.mailed])
      expect(page).not.toContain(text);
  }));

test("tomorrow is offered while somebody can still confirm it", () =>
  withPages(async ({ book, pageOf, open }, clock) => {
    const { path } = await pageOf(await book());
    const { closes = 0 } = openingOn("2026-12-02", []) ?? {};
    const isOffered = async (hours: number) => {
      clock.time = new Date(closes + hours * hourMs).toISOString();
      return (await open(path)).$(`input[name=slot][value^="${thursday}"]`).length > 0;
    };
    expect(await isOffered(-1.5)).toBe(true);
    expect(await isOffered(-0.5)).toBe(false);
  }));

test("without access, the page asks for a call, and is not glad about the visit", () =>
  withPages(async ({ book, schedule, outcome, pageOf, open }) => {
    const id = await book();
    const { path } = await pageOf(id);
    await schedule(id);
    await outcome(id, "no-access");
    const page = mainOf((await open(path)).$);
    const { headline, over, contacted } = visitWords;
    for (const text of [headline.missed, over.noAccess, visitWords.gate.noteHint])
      expect(page).toContain(text);
    for (const text of [headline.over, contacted]) expect(page).not.toContain(text);
  }));

test("off the map there are no days until the owner has reached the visitor", () =>
  withPages(async ({ book, setStatus, pageOf, open }) => {
    const { days, headline } = visitWords;
    const { offMap } = openWords.callFirst;
    const withDays = [headline.choose, days.title, days.note];
    const known = mainOf((await open((await pageOf(await book({ zipCode: here.zip }))).path)).$);
    for (const text of withDays) expect(known).toContain(text);
    expect(known).not.toContain(offMap);
    const away = await pageOf(await book({ city: "Tucson", zipCode: "85701" }));
    const page = (await open(away.path)).$;
    for (const text of [headline.unsettled, offMap]) expect(mainOf(page)).toContain(text);
    expect(page("[name=slot]").length).toBe(0);
    for (const text of withDays) expect(mainOf(page)).not.toContain(text);
    await setStatus(away.bookingId, ["pending", "contacted"]);
    const reached = (await open(away.path)).$;
    expect(reached("[name=slot]").length).toBeGreaterThan(0);
    expect(mainOf(reached)).not.toContain(offMap);
  }));

test("a day is asked for: the page says by when it is confirmed, and once that time is over, to call", () =>
  withPages(async ({ book, choose, pageOf, open }, clock) => {
    const id = await book();
    await choose(id);
    const { asked, headline } = visitWords;
    const shown = async () => mainOf((await open((await pageOf(id)).path)).$);
    for (const text of [headline.asked, asked.title, `${asked.by} tomorrow by 4 PM.`])
      expect(await shown()).toContain(text);
    clock.time = "2026-11-23T23:00:00.000Z";
    expect(await shown()).toContain(asked.late);
    expect(await shown()).not.toContain(asked.by);
  }));

test("the visitor's own day is on the list, however many come before it", () =>
  withPages(async ({ book, choose, pageOf, open }) => {
    const id = await book();
    const sixth = "2026-12-17";
    await choose(id, sixth);
    const { $ } = await open((await pageOf(id)).path);
    expect(checkedDay($)).toBe(`${sixth} 07:00-11:00`);
  }));

test("through the answer's link, words and gate notes are written and never shown, until a press on the mailed one", () =>
  withPages(async ({ book, pageOf, open, press, read, store }) => {
    const id = await book({ specialRequests: "Biscuit bites." });
    const token = await store.run(readLink, { bookingId: id, key: linkKeyOf(secret) });
    const answered = linkPath(token);
    const shown = await open(answered);
    expect(shown.$("main").text()).not.toContain("Biscuit");
    // Left empty, the words stay.
    await press(answered, { act: "gate", seen: shown.seen, gateNote: "4711#" });
    expect((await read(id)).booking.specialRequests).toBe("Biscuit bites.");
    const words = { act: "gate", seen: shown.seen, specialRequests: "Biscuit barks." };
    expect(await press(answered, words)).toMatchObject({ status: 303 });
    const mailed = await pageOf(id);
    expect(typedIn((await open(mailed.path)).$, "specialRequests")).toBe("Biscuit barks.");
    expect((await press(answered, { act: "erase", seen: mailed.seen })).status).toBe(303);
    expect(
      (await press(mailed.path, { act: "reach", seen: mailed.seen, reachBy: "text" })).status,
    ).toBe(303);
    const over = await press(answered, { act: "cancel", seen: mailed.seen });
    expect(over.status).toBe(404);
    expect(mainOf(over.$)).toContain("Use the link in your email");
    expect((await read(id)).booking.status).toBe("pending");
  }));

test("“This was not me” in an email cancels, ends all links and keeps every spelling of that mailbox from emails for a year", () =>
  withPages(async ({ correct, pageOf, open, press, read, store }, clock) => {
    const email = "some.body@gmail.com";
    async function book(address: string) {
      const id = randomUUID();
      const booking = { ...validBooking, email: address };
      await store.run(storeBooking, newBooking({ id, booking, createdAt: clock.time }));
      return id;
    }
    const id = await book(email);
    const { deliver } = deliveryOf({
      ...{ store, now: () => new Date(clock.time) },
      DATA_DIR: temporaryFolder(onTestFinished),
    });
    const mailsOf = async (one: string) => {
      await deliverAt(store, clock.time, deliver.mail);
      const { messages } = await read(one);
      const toVisitor = messages.filter(({ kind }) => messageKinds[kind].to === "visitor");
      return toVisitor.map(({ kind, state }) => `${kind} ${state}`);
    };
    expect(await mailsOf(id)).toEqual(["confirmation written"]);
    const { path, seen } = await pageOf(id);
    const token = await store.run(readLink, { bookingId: id, key: linkKeyOf(secret) });
    const answered = linkPath(token);
    const [asked, byBooker] = [
      await open(`${path}?ask=not-me`),
      await open(`${answered}?ask=not-me`),
    ];
    expect(asked.$("main form").length).toBe(1);
    expect(asked.$("main").text()).not.toContain("Ana");
    expect(byBooker.$("main").text()).not.toContain(visitWords.notMe.button);
    // Mail scanners open links, and the person who booked has only the link of the answer.
    expect((await press(answered, { act: "not-me", seen })).status).toBe(422);
    expect((await read(id)).booking.status).toBe("pending");
    const done = await press(path, { act: "not-me", seen: asked.seen });
    expect([done.status, mainOf(done.$)]).toEqual([
      200,
      expect.stringContaining(visitWords.notMe.done.headline),
    ]);
    for (const link of [path, answered])
      expect(mainOf((await open(link)).$)).toContain(visitWords.ended.headline);
    const { booking, history } = await read(id);
    expect(booking.status).toBe("declined");
    const last = history.at(-1);
    expect(last && `${actorWords(last.actor)} ${eventWords(last)}`).toContain("did not book");

    clock.time = "2027-11-22T22:00:00.000Z";
    const again = await book("SomeBody+x@googlemail.com");
    expect(await mailsOf(again)).toEqual(["confirmation withheld"]);
    await correct(again, { email: "own@mail.example" }, { at: clock.time });
    expect(await mailsOf(again)).toContain("visit-link written");
    clock.time = "2027-11-23T00:00:00.000Z";
    expect(await mailsOf(await book(email))).toEqual(["confirmation written"]);
  }));

test("the page changes no email address: it asks for a reply or a call", () =>
  withPages(async ({ book, pageOf, open, press, read }) => {
    const id = await book();
    const { path } = await pageOf(id);
    const { $, seen } = await open(path);
    expect($("#data [name=email]")).toHaveLength(0);
    expect(textOf($, "#data")).toContain(visitWords.data.wrongEmail);
    const { email } = (await read(id)).booking;
    await press(path, { act: "data", seen, email: "next@other.example", city: "Phoenix" });
    expect((await read(id)).booking).toMatchObject({ email, city: "Phoenix" });
  }));

test("a day with hours of its own says them, and choosing it again changes nothing", () =>
  withPages(async ({ book, schedule, pageOf, open, press, read }) => {
    const id = await book();
    const { path } = await pageOf(id);
    await schedule(id, { day: thursday, starts: "12:30", ends: "13:00" });
    const { $, seen } = await open(path);
    const own = textOf($, "label:has([checked])");
    expect(own).toContain("Midday 12:30 PM to 1 PM");
    expect(own).not.toContain("Morning");
    const slot = checkedDay($) ?? "";
    expect(await press(path, { act: "day", seen, slot })).toMatchObject({ status: 303 });
    expect((await read(id)).visit).toMatchObject({ state: "booked", starts: "12:30", sequence: 0 });
  }));

test("forms with texts are saved along with others, also those that came back unsaved", () =>
  withPages(async ({ book, pageOf, open, press }) => {
    const { path } = await pageOf(await book());
    const marksOf = ($: CheerioAPI) =>
      $("form[data-typed]")
        .toArray()
        .map((form) => [$(form).find("[name=act]").val(), $(form).attr("data-typed")]);
    expect(marksOf((await open(path)).$)).toEqual([
      ["gate", ""],
      ["data", ""],
    ]);
    const refused = await press(path, { act: "data", seen: "", zipCode: "12" });
    expect(marksOf(refused.$)).toEqual([
      ["gate", ""],
      ["data", "unsaved"],
    ]);
  }));

test("the page says what was quoted, whatever it would be today", () =>
  withPages(async ({ book, store }) => {
    const bookingId = await book();
    const key = linkKeyOf(secret);
    const token = await store.run(readLink, { bookingId, key, mailbox: "" });
    const linked = await store.run(readLinkedBooking, { token, key, now: sunday });
    if (!linked) throw new Error("no page");
    const booking = { ...linked.booking, quotedPerVisit: 17 };
    const clock = { now: new Date(sunday), daysOff: [] };
    const props = visitPageOf({ ...linked, booking }, { ...clock, canSeal: true });
    const { perMonth } = quote("weekly", "3", 17);
    const text = mainOf(load(built.renderPage("/visit", props, clock)));
    expect(text.match(/\$[1-9]\d*/g)?.toSorted()).toEqual(["$17", "$17", `$${perMonth}`]);
  }));

test("the ticket of a canceled booking promises no visit", () =>
  withPages(async ({ inEveryState, open }) => {
    const { canceled, asked } = await inEveryState();
    const { firstVisit, afterwards } = visitWords.ticket;
    const ticketOf = async (path: string) => textOf((await open(path)).$, "#ticket");
    expect(await ticketOf(asked.path)).toContain(firstVisit);
    const ticket = await ticketOf(canceled.path);
    expect(ticket).toContain(visitWords.ticket.canceled);
    for (const text of [firstVisit, `${afterwards} `, "$"]) expect(ticket).not.toContain(text);
    // The page's script makes the tab forget the booking.
    for (const [path, marks] of [
      [asked.path, 0],
      [canceled.path, 1],
    ] as const) {
      const { $ } = await open(path);
      expect($("[data-forget]")).toHaveLength(marks);
      expect($('main script[type="module"]')).toHaveLength(1);
    }
  }));
