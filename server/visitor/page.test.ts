import { type CheerioAPI, load } from "cheerio/slim";
import { expect, test } from "vitest";
import { openWords } from "#content/open-points.ts";
import { visitWords } from "#content/visit-page.ts";
import { here, there } from "#domain/testing/areas.ts";
import { defaultPlan } from "#domain/visits/route-plan.ts";
import { Withheld } from "#server/outbox/channels.ts";
import { type TestApp, withApp } from "#server/testing/app.ts";
import { loadBuilt } from "#server/testing/built.ts";
import { deliverAt } from "#server/testing/deliver-at.ts";
import { ownerActions } from "#server/testing/owner-actions.ts";
import { thursday, visitorPages } from "#server/testing/visitor-pages.ts";
import { sunday, tuesday, visitActions } from "#server/testing/visits.ts";
import { writeRoutePlan } from "#server/visits/route-plan.ts";
import { renewLink } from "./visitor-changes.ts";

const built = await loadBuilt();
const secret = "only for tests, thirty-two characters";
const { problem, saved, unchanged } = visitWords;

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

test("words and a gate note are saved even if the plan has changed since", () =>
  withPages(async ({ book, pageOf, press, open, read }) => {
    const id = await book();
    const { path, seen } = await pageOf(id);
    expect(
      await press(path, { act: "plan", seen, numDogs: "1", serviceType: "weekly" }),
    ).toMatchObject({ status: 303 });
    const typed = { gateNote: "4711#", specialRequests: "Biscuit barks." };
    expect(await press(path, { act: "gate", seen, ...typed })).toMatchObject({ status: 303 });
    expect((await read(id)).booking).toMatchObject({
      numDogs: "1",
      specialRequests: "Biscuit barks.",
    });
    // Words that another tab has saved are not touched by a gate note.
    const { seen: later } = await open(path);
    await press(path, { act: "gate", seen: later, specialRequests: "Biscuit bites." });
    expect(
      await press(path, {
        act: "gate",
        seen: later,
        gateNote: "1147#",
        specialRequests: "Biscuit barks.",
      }),
    ).toMatchObject({ status: 303 });
    expect((await read(id)).booking.specialRequests).toBe("Biscuit bites.");
  }));

test("what was typed is still there when it is refused because something has changed", () =>
  withPages(async ({ book, choose, pageOf, press }) => {
    const id = await book();
    const { path, seen } = await pageOf(id);
    await press(path, { act: "gate", seen, specialRequests: "Biscuit bites." });
    const typed = { gateNote: "4711#", specialRequests: "Biscuit barks." };
    const gate = await press(path, { act: "gate", seen, ...typed });
    expect(gate.status).toBe(409);
    expect(typedIn(gate.$, "gateNote")).toBe("4711#");
    expect(typedIn(gate.$, "specialRequests")).toBe("Biscuit barks.");
    expect(textOf(gate.$, "#gate-words-error")).toBe(`${problem.savedByNow} Biscuit bites.`);

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

test("the button that cancels only asks once more, and the way back is beside it", () =>
  withPages(async ({ book, pageOf, press, open, read }) => {
    const id = await book();
    const { path, seen } = await pageOf(id);
    const { button, sure, yes } = visitWords.cancel;
    const buttons = ($: CheerioAPI) =>
      $("#cancel button")
        .toArray()
        .map((one) => $(one).text());
    const first = (await open(path)).$;
    expect(buttons(first)).toEqual([button]);
    expect(first("#cancel form").attr("method")).toBe("get");
    const asked = (await open(`${path}?ask=cancel`)).$;
    expect(buttons(asked)).toEqual([yes]);
    expect(textOf(asked, "#cancel h2")).toBe(sure);
    expect(asked("#cancel a").attr("href")).toBe("?#cancel");
    expect((await read(id)).booking.status).toBe("pending");
    expect(await press(path, { act: "cancel", seen })).toMatchObject({ status: 303 });
    expect((await read(id)).booking.status).toBe("declined");
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
    expect(await said(path, plan)).toMatchObject({ at: "#plan", text: unchanged });
    const gate = { act: "gate", specialRequests: "Biscuit barks." };
    expect(await said(path, gate)).toMatchObject({ at: "#gate", text: saved.gate });
    expect(await said(path, gate)).toMatchObject({ at: "#gate", text: unchanged });
    const note = { ...gate, gateNote: "4711#" };
    expect(await said(path, note)).toMatchObject({ at: "#gate", text: saved.gate });
    const data = { act: "data", firstName: "Anna", lastName: "" };
    expect(await said(path, data)).toMatchObject({ at: "#data", text: saved.data });
    expect(await said(path, data)).toMatchObject({ at: "#data", text: unchanged });
    expect(await said(path, { act: "data", lastName: " " })).toMatchObject({ text: unchanged });
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

test("after fifty changes in a day, the page asks for a call and keeps what was typed", () =>
  withPages(
    async ({ book, pageOf, press, read }, clock) => {
      const id = await book();
      const { path, seen } = await pageOf(id);
      const reach = (change: number) => ({
        seen,
        act: "reach",
        reachBy: change % 2 ? "text" : "call",
      });
      for (let change = 0; change < 50; change += 1)
        expect(await press(path, reach(change))).toMatchObject({ status: 303 });
      const words = { seen, act: "gate", specialRequests: "Biscuit barks." };
      const refused = await press(path, words);
      expect([refused.status, textOf(refused.$, "[role=status]")]).toEqual([429, problem.tooMany]);
      expect(typedIn(refused.$, "specialRequests")).toBe("Biscuit barks.");
      expect((await read(id)).history).toHaveLength(51);
      clock.time = "2026-11-23T23:00:01.000Z";
      expect(await press(path, words)).toMatchObject({ status: 303 });
    },
    { RATE_LIMIT: { max: 30, windowMs: 60_000 } },
  ));

test("a new link goes by email only, and the old one ends only when an email brings it", () =>
  withPages(async ({ book, pageOf, open, press, read }, clock) => {
    const id = await book({ email: "Only.Me@mail.example" });
    for (let renewal = 0; renewal < 4; renewal += 1) {
      clock.time = `2026-11-22T23:0${renewal}:00.000Z`;
      const { path, seen } = await pageOf(id);
      const { status, location, $ } = await press(path, { act: "link", seen });
      const ended = mainOf((await open(path)).$);
      if (renewal < 3) {
        expect([status, location]).toEqual([303, path]);
        expect(ended).toContain(visitWords.ended.headline);
      } else {
        expect([status, textOf($, "[role=status]")]).toEqual([409, problem.noMail]);
        expect(ended).not.toContain(visitWords.ended.headline);
      }
    }
    const kinds = (await read(id)).messages.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "visit-link")).toHaveLength(3);
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

test("for tomorrow the page asks for a call, while somebody answers and nobody could confirm it in time", () =>
  withPages(async ({ book, pageOf, open }, clock) => {
    const { path } = await pageOf(await book());
    const { tomorrow } = visitWords.days;
    const at = async (time: string) => {
      clock.time = new Date(`2026-12-02T${time}-07:00`).toISOString();
      const { $ } = await open(path);
      const isOffered = $(`input[name=slot][value^="${thursday}"]`).length > 0;
      return { isOffered, asksForCall: mainOf($).includes(tomorrow) };
    };
    expect(await at("16:30")).toEqual({ isOffered: true, asksForCall: false });
    expect(await at("17:30")).toEqual({ isOffered: false, asksForCall: true });
    expect(await at("18:30")).toEqual({ isOffered: false, asksForCall: false });
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

test("a wish asks for the link in the email, and the page behind that link holds the day with one press", () =>
  withPages(async ({ book, choose, pageOf, open, press, read }) => {
    const id = await book();
    await choose(id);
    const { wished, headline, days } = visitWords;
    const buttonsOf = ($: CheerioAPI) => $("form[aria-label] button").text();
    const { path } = await pageOf(id);
    const answered = await open(path);
    expect(mainOf(answered.$)).toContain(wished.link);
    expect(mainOf(answered.$)).toContain(days.afterLink);
    expect(buttonsOf(answered.$)).not.toContain(wished.button);
    expect(await press(path, { act: "reach", seen: answered.seen, reachBy: "text" })).toMatchObject(
      { status: 303 },
    );
    expect((await read(id)).visit?.state).toBe("wished");

    const mailed = await pageOf(id, (await read(id)).booking.email);
    const shown = await open(mailed.path);
    expect((await read(id)).booking.mailboxProvenAt).toBeNull();
    expect(buttonsOf(shown.$)).toContain(wished.button);
    const slot = shown.$("input[name=slot][type=hidden]").attr("value") ?? "";
    const held = await press(mailed.path, { act: "day", seen: shown.seen, slot });
    expect(held.status).toBe(303);
    expect((await read(id)).visit).toMatchObject({ state: "held", day: thursday });
    expect(mainOf((await open(path)).$)).toContain(headline.held);
  }));

test("where no link was mailed, nobody is asked to press one", () =>
  withPages(async ({ book, choose, change, pageOf, open, store }) => {
    const id = await book();
    await choose(id);
    const { link, call } = visitWords.wished;
    const asked = async () => {
      const page = mainOf((await open((await pageOf(id)).path)).$);
      return [link, call].filter((text) => page.includes(text));
    };
    const renew = (at: string, mail: boolean) => store.run(renewLink, { ...change(id, at), mail });
    expect(await asked()).toEqual([link]);
    await deliverAt(store, sunday, async () => {
      throw new Withheld("one was sent to this address today");
    });
    expect(await asked()).toEqual([call]);
    await renew("2026-11-22T23:01:00.000Z", true);
    expect(await asked()).toEqual([link]);
    await renew("2026-11-22T23:02:00.000Z", false);
    expect(await asked()).toEqual([call]);
  }));

test("a wished day that can no longer be held is not waiting for the email", () =>
  withPages(async ({ book, choose, pageOf, open }, clock) => {
    const id = await book();
    await choose(id);
    clock.time = "2026-12-03T01:00:00.000Z";
    const { $ } = await open((await pageOf(id)).path);
    const { link, full } = visitWords.wished;
    expect(mainOf($)).toContain(full);
    expect(mainOf($)).not.toContain(link);
    expect($("details:has(#day)").attr("open")).toBeDefined();
  }));

test("the visitor's own day is on the list, however many come before it", () =>
  withPages(async ({ book, choose, pageOf, open }) => {
    const id = await book();
    const sixth = "2026-12-17";
    await choose(id, sixth);
    const { $ } = await open((await pageOf(id)).path);
    expect(checkedDay($)).toBe(`${sixth} 07:00-11:00`);
    expect(mainOf($)).not.toContain(visitWords.wished.full);
  }));

test("any press with the mailed link holds the wished day; if that has filled up, the page asks for another", () =>
  withPages(async ({ book, bookProven, choose, pageOf, open, press, read }) => {
    const [early, late] = [await book(), await book()];
    for (const id of [early, late]) await choose(id);
    const reach = async (id: string) => {
      const { path, seen } = await pageOf(id, (await read(id)).booking.email);
      await press(path, { act: "reach", seen, reachBy: "text" });
      return (await open(path)).$;
    };
    expect(mainOf(await reach(early))).toContain(visitWords.headline.held);
    for (let place = 0; place < 3; place += 1) await choose(await bookProven());
    const $ = await reach(late);
    expect(mainOf($)).toContain(visitWords.wished.full);
    expect($("details:has(#day)").attr("open")).toBeDefined();
    expect((await read(late)).booking.mailboxProvenAt).not.toBeNull();
  }));

test("a new email address is in force after a press on the page that was mailed there", () =>
  withPages(async ({ book, pageOf, open, press, said, read }) => {
    const id = await book();
    const { path } = await pageOf(id);
    const { email } = (await read(id)).booking;
    const next = "next@other.example";
    expect(await said(path, { act: "data", email: next })).toEqual({
      at: "#data",
      text: saved.asked,
    });
    expect((await read(id)).booking.email).toBe(email);
    expect(mainOf((await open(path)).$)).toContain("n••••@o••••.example");
    const mailed = await pageOf(id, next);
    const { $, seen } = await open(mailed.path);
    expect($(`form[aria-label="${visitWords.data.useButton}"]`)).toHaveLength(1);
    expect((await read(id)).booking.email).toBe(email);
    expect(await press(mailed.path, { act: "mailbox", seen })).toMatchObject({ status: 303 });
    expect((await read(id)).booking.email).toBe(next);
    expect($("main").text()).not.toContain(next);
  }));

test("days say their hours, and the visitor's own day is the one that is chosen", () =>
  withPages(async ({ book, choose, schedule, pageOf, open }) => {
    const id = await book();
    const { path } = await pageOf(id);
    const first = await open(path);
    expect(checkedDay(first.$)).toBe("2026-11-30 07:00-11:00");
    expect(textOf(first.$, ".choices-choice:has([checked])")).toContain("7 AM to 11 AM");
    await choose(id);
    // Others crowd the morning of that day, and hold all the places that can be held.
    for (let place = 0; place < 4; place += 1) await schedule(await book(), { day: thursday });
    for (let place = 0; place < 3; place += 1) await choose(await book());
    expect(checkedDay((await open(path)).$)).toBe(`${thursday} 07:00-11:00`);
  }));

test("a day with hours of its own says them, and choosing it again changes nothing", () =>
  withPages(async ({ book, schedule, pageOf, open, press, read }) => {
    const id = await book();
    const { path } = await pageOf(id);
    await schedule(id, { day: thursday, starts: "12:30", ends: "13:00" });
    const { $, seen } = await open(path);
    const own = textOf($, ".choices-choice:has([checked])");
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

test("the page of a quote has the way to be reached in the place of its plan", () =>
  withPages(async ({ book, pageOf, open }) => {
    const asideOf = async (page: string) => {
      const { path } = await pageOf(await book({}, page));
      return (await open(path)).$("#reach").hasClass("visit-page-aside");
    };
    expect(await asideOf("/book-now")).toBe(true);
    expect(await asideOf("/book-now?for=commercial")).toBe(false);
  }));

test("the ticket of a canceled booking promises no visit", () =>
  withPages(async ({ inEveryState, open }) => {
    const { canceled, held } = await inEveryState();
    const { firstVisit, afterwards } = visitWords.ticket;
    const ticketOf = async (path: string) => textOf((await open(path)).$, ".visit-page-ticket");
    expect(await ticketOf(held.path)).toContain(firstVisit);
    const ticket = await ticketOf(canceled.path);
    expect(ticket).toContain(visitWords.ticket.canceled);
    for (const text of [firstVisit, `${afterwards} `, "$"]) expect(ticket).not.toContain(text);
    // The page's script makes the tab forget the booking.
    for (const [path, marks] of [
      [held.path, 0],
      [canceled.path, 1],
    ] as const) {
      const { $ } = await open(path);
      expect($("[data-forget]")).toHaveLength(marks);
      expect($('main script[type="module"]')).toHaveLength(1);
    }
  }));
