import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { areaOf } from "#domain/areas/areas.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import { slotOf } from "#domain/business-clock/windows.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { defaultPlan } from "#domain/visits/route-plan.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { correctBooking } from "#server/bookings/correct-booking.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import type { Store } from "#server/db/store.ts";
import { setWebhooks } from "#server/journal/history.ts";
import { linkKeyOf, readLink } from "#server/journal/visitor-links.ts";
import { claimMessages } from "#server/messages/claim-messages.ts";
import { eraseBooking } from "#server/privacy/erase.ts";
import { sweep } from "#server/privacy/sweep.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { deliverAt } from "#server/testing/deliver-at.ts";
import { sunday, visitActions } from "#server/testing/visits.ts";
import { listTasks } from "#server/visits/list-tasks.ts";
import { listVisits } from "#server/visits/list-visits.ts";
import { writeRoutePlan } from "#server/visits/route-plan.ts";
import { chooseDay } from "./choose-day.ts";
import { enqueueNews } from "./enqueue-news.ts";
import { proveMailbox, requestMailbox } from "./prove-mailbox.ts";
import { readLinkedBooking } from "./read-linked-booking.ts";
import { releaseHolds } from "./release-holds.ts";
import { daysToChoose } from "./share-of-days.ts";
import {
  cancelBooking,
  chooseContactMethod,
  renewLink,
  requestErasure,
} from "./visitor-changes.ts";

const rivals = 64;
const rounds = 3;
/** On the sample's route of Old Town. */
const thursday = "2026-12-10";
const monday = "2026-11-30";
const lastPlaceDay = "2026-12-17";

/** `open` returns an empty store, and more instances on the same database. */
export function visitorLinkContract(open: () => Promise<[Store, ...Store[]]>): void {
  let store: Store;
  let others: readonly Store[] = [];
  const key = linkKeyOf("only for tests");
  beforeAll(async () => {
    [store, ...others] = await open();
    await savePlan(60);
  });
  afterAll(async () => {
    for (const one of [store, ...others]) await one.close();
  });
  const actions = visitActions(() => store);
  const { bookProven: book, prove, change, schedule, outcome, undoLast, read, steps } = actions;
  const sample = defaultPlan();
  const savePlan = (places: number) =>
    store.run(writeRoutePlan, {
      plan: {
        areas: sample.areas,
        capacity: { ...sample.capacity, Thursday: places, Monday: places },
        daysOff: [],
      },
      now: sunday,
    });
  const visitor = (bookingId: string, at = sunday) => ({
    bookingId,
    at,
    actor: "visitor",
  });
  const choose = (
    id: string,
    day = thursday,
    seen: number | null = null,
    at = sunday,
    on = store,
  ) => on.run(chooseDay, { ...visitor(id, at), ...slotOf(day, "morning"), seen });
  const tokenOf = (bookingId: string) => store.run(readLink, { bookingId, key });
  const page = (token: string, now = sunday) => store.run(readLinkedBooking, { token, key, now });
  const mailsOf = async (id: string) =>
    (await read(id)).messages.map(({ kind, state }) => `${kind} ${state}`);

  const deliverAll = async (at: string) => {
    while ((await deliverAt(store, at, async () => "sent")).sent > 0);
  };

  test("a link stays the same until it is replaced, and ends 90 days after the booking", async () => {
    const id = await book();
    const token = await tokenOf(id);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await tokenOf(id)).toBe(token);
    expect((await page(token))?.booking.id).toBe(id);
    expect(await page(token, "2027-02-21T00:00:00.000Z")).toBeUndefined();
    await store.run(renewLink, { ...visitor(id), mail: true });
    expect(await page(token)).toBeUndefined();
    expect((await page(await tokenOf(id)))?.booking.id).toBe(id);
    expect(await mailsOf(id)).toContain("visit-link waiting");
  });

  test("a link ends with the erasure, and 30 days after the visit", async () => {
    const [erased, visited] = [await book(), await book()];
    const token = await tokenOf(erased);
    await store.run(eraseBooking, change(erased, sunday));
    expect(await page(token)).toBeUndefined();
    await schedule(visited, { day: thursday });
    const other = await tokenOf(visited);
    expect(await page(other, "2027-01-09T00:00:00.000Z")).toBeDefined();
    expect(await page(other, "2027-01-10T08:00:00.000Z")).toBeUndefined();
  });

  test("a press that arrives after the erasure stores nothing", async () => {
    const id = await book();
    const contact = { from: "pending", to: "contacted" } as const;
    await store.run(changeStatus, { ...change(id, sunday), ...contact });
    await store.run(eraseBooking, change(id, sunday));
    const cancellation = { from: "contacted", visit: null, reason: "" } as const;
    for (const outcome of [
      await choose(id),
      await store.run(chooseContactMethod, { ...visitor(id), reachBy: "text" }),
      await store.run(requestErasure, visitor(id)),
      await store.run(cancelBooking, { ...visitor(id), ...cancellation }),
    ])
      expect(outcome).toMatchObject({ rejected: "conflict" });
    expect(await steps(id)).toEqual(["requested", "mailbox-proven", "contacted", "erased"]);
  });

  test("a chosen day is held without changing status or promise; the same day again changes nothing", async () => {
    const id = await book();
    expect(await choose(id)).toMatchObject({
      detail: {
        booking: { status: "pending", contactSeconds: null },
        visit: { day: thursday, state: "held", sequence: 0 },
      },
    });
    for (const seen of [null, 0])
      expect(await choose(id, thursday, seen)).toMatchObject({
        detail: { visit: { sequence: 0 } },
      });
    expect(await steps(id)).toEqual(["requested", "mailbox-proven", "visit-held"]);
    expect((await read(id)).visit?.heldUntil).toBe("2026-11-24T23:00:00.000Z");
    expect(await choose(id, monday, 0)).toMatchObject({ detail: { visit: { day: monday } } });
    expect(await choose(id, thursday, 0)).toMatchObject({ rejected: "conflict" });
  });

  test("of a link that is mailed, a press proves the mailbox, once; the answer's link proves none", async () => {
    const id = await actions.book();
    const { email } = (await read(id)).booking;
    const answered = await tokenOf(id);
    const mailed = await store.run(readLink, { bookingId: id, key, mailbox: email });
    expect(mailed).not.toBe(answered);
    expect((await page(answered))?.proves).toBeUndefined();
    expect((await page(mailed))?.proves).toBe(email);
    expect(await page(mailed.slice(0, answered.length))).toBeUndefined();
    expect((await read(id)).booking.mailboxProvenAt).toBeNull();
    for (const at of [sunday, "2026-11-23T00:00:00.000Z"]) await prove(id, at);
    expect((await read(id)).booking.mailboxProvenAt).toBe(sunday);
    expect(await steps(id)).toEqual(["requested", "mailbox-proven"]);
    expect((await page(mailed))?.proves).toBeUndefined();
    const elsewhere = { ...visitor(id), mailbox: "other@mail.example", holdsWish: true };
    expect(await store.run(proveMailbox, elsewhere)).toMatchObject({ rejected: "conflict" });
  });

  const toConfirm = async () =>
    (await store.run(listTasks, { now: sunday })).items.flatMap(({ reason, booking }) =>
      reason === "confirm" ? [booking.id] : [],
    );

  test("until the mailbox has answered, a day is wished for: it takes no place, and the owner can confirm it", async () => {
    await savePlan(2);
    const day = "2026-12-07";
    const wishes = [await actions.book(), await actions.book(), await actions.book()];
    const [first = "", second = "", third = ""] = wishes;
    for (const id of wishes) expect(await choose(id, day)).toHaveProperty("detail");
    expect((await read(first)).visit).toMatchObject({ state: "wished" });
    const { days } = await store.run(listVisits, { from: day, to: day });
    expect(days).toMatchObject([{ taken: 0 }]);
    expect(await toConfirm()).toEqual(expect.arrayContaining(wishes));
    // The first one to answer gets the only place for visitors; the next one keeps a wish.
    await prove(second);
    expect((await read(second)).visit?.state).toBe("held");
    await prove(first);
    expect((await read(first)).visit?.state).toBe("wished");
    expect((await page(await tokenOf(first)))?.days.find((one) => one.day === day)?.isFull).toBe(
      true,
    );
    expect(await choose(first, day, 0)).toMatchObject({ rejected: "no-place" });
    expect(await schedule(third, { day, seen: 0 })).toHaveProperty("detail");
    expect(await schedule(await book(), { day })).toHaveProperty("detail");
    // Wishes yield to nobody, as they have no place; the hold does.
    await store.run(releaseHolds, { now: sunday });
    expect((await read(first)).visit?.state).toBe("wished");
    expect((await read(second)).visit?.state).toBe("cancelled");
    await savePlan(60);
  });

  test("a wish ends silently when its visit would begin", async () => {
    const id = await actions.book();
    await choose(id, monday);
    await store.run(releaseHolds, { now: "2026-11-30T13:59:00.000Z" });
    expect((await read(id)).visit?.state).toBe("wished");
    await store.run(releaseHolds, { now: "2026-11-30T14:00:00.000Z" });
    expect((await read(id)).visit?.state).toBe("cancelled");
    expect((await mailsOf(id)).join()).not.toContain("visit-released");
  });

  test("a hold that is moved keeps its first end", async () => {
    const id = await book();
    await choose(id);
    const first = (await read(id)).visit?.heldUntil;
    await choose(id, monday, 0, "2026-11-23T23:00:00.000Z");
    expect((await read(id)).visit).toMatchObject({ day: monday, heldUntil: first });
  });

  test("another mailbox takes effect once it has answered; the old one is told at once, and gets new links for a week", async () => {
    const id = await book();
    await schedule(id, { day: thursday });
    const { email } = (await read(id)).booking;
    const next = `next-${email}`;
    expect(await store.run(requestMailbox, { ...visitor(id), email: next })).toHaveProperty(
      "detail",
    );
    expect((await read(id)).booking).toMatchObject({ email, mailboxProvenAt: sunday });
    expect(await mailsOf(id)).toEqual(
      expect.arrayContaining(["mailbox-check waiting", "mailbox-asked waiting"]),
    );
    const linkTo = (mailbox: string) => store.run(readLink, { bookingId: id, key, mailbox });
    expect((await page(await linkTo(email)))?.proves).toBeUndefined();
    expect((await page(await linkTo(next)))?.proves).toBe(next);
    const answered = "2026-11-23T00:00:00.000Z";
    await store.run(proveMailbox, { ...visitor(id, answered), mailbox: next, holdsWish: true });
    expect((await read(id)).booking).toMatchObject({ email: next, mailboxProvenAt: answered });
    const receivers = async () => {
      const { messages } = await store.run(claimMessages, {
        channel: "mail",
        now: "2026-12-05T00:00:00.000Z",
        limit: 500,
      });
      return messages
        .filter(({ booking, kind }) => booking?.id === id && kind.endsWith("link"))
        .map(({ kind, mailbox }) => `${kind} ${mailbox}`);
    };
    await store.run(renewLink, { ...visitor(id, answered), mail: true });
    expect(await receivers()).toEqual([`visit-link ${next}`, `former-link ${email}`]);
    const later = "2026-11-30T00:00:00.001Z";
    await store.run(renewLink, { ...visitor(id, later), mail: true });
    expect((await mailsOf(id)).filter((mail) => mail.startsWith("former-link"))).toHaveLength(1);
  });

  test("a new link ends what was asked for with the earlier one, and so does a correction by the owner", async () => {
    for (const end of [
      (id: string) => store.run(renewLink, { ...visitor(id), mail: true }),
      (id: string) =>
        store.run(correctBooking, {
          ...change(id, sunday),
          from: { email: `${id}@mail.example` },
          to: { email: `right-${id}@mail.example` },
          confirm: false,
        }),
    ]) {
      const id = await book();
      const next = `next-${id}@mail.example`;
      await store.run(requestMailbox, { ...visitor(id), email: next });
      await end(id);
      const proof = { ...visitor(id), mailbox: next, holdsWish: true };
      expect(await store.run(proveMailbox, proof)).toMatchObject({ rejected: "conflict" });
    }
  });

  test("the owner confirms with one press, and then the calendar mail goes out", async () => {
    const id = await book();
    await choose(id);
    expect(await mailsOf(id)).not.toContain("visit waiting");
    expect(await toConfirm()).toContain(id);
    expect(await schedule(id, { day: thursday, seen: 0 })).toMatchObject({
      detail: { booking: { status: "scheduled" }, visit: { state: "booked", sequence: 1 } },
    });
    expect(await mailsOf(id)).toContain("visit waiting");
    expect(await toConfirm()).not.toContain(id);
    expect((await steps(id)).at(-1)).toBe("visit-scheduled");
    // After the undo the visitor still holds the day.
    await undoLast(id, "visit-scheduled");
    expect(await read(id)).toMatchObject({
      booking: { status: "pending" },
      visit: { state: "held", day: thursday, outcomeAt: null, heldUntil: expect.any(String) },
    });
  });

  test("holds can take at most half of a day's places, and never block the owner", async () => {
    await savePlan(4);
    const day = "2026-12-03";
    const ids = [await book(), await book(), await book()];
    const results = [];
    for (const id of ids) results.push(await choose(id, day));
    expect(results.map((one) => "rejected" in one)).toEqual([false, false, true]);
    for (let place = 0; place < 4; place += 1)
      expect(await schedule(await book(), { day })).toHaveProperty("detail");
    const { days } = await store.run(listVisits, { from: day, to: day });
    expect(days).toMatchObject([{ capacity: 4, taken: 4 }]);
    await store.run(releaseHolds, { now: sunday });
    for (const id of ids.slice(0, 2)) expect((await read(id)).visit?.state).toBe("cancelled");
    await savePlan(60);
  });

  test("a hold that is not confirmed ends after 48 hours, and owner and visitor are notified", async () => {
    const id = await book();
    await choose(id, monday);
    await store.run(releaseHolds, { now: "2026-11-24T22:59:00.000Z" });
    expect((await read(id)).visit?.state).toBe("held");
    const ended = "2026-11-24T23:00:00.000Z";
    await store.run(releaseHolds, { now: ended });
    await store.run(releaseHolds, { now: ended });
    expect((await read(id)).visit?.state).toBe("cancelled");
    expect((await steps(id)).slice(2)).toEqual(["visit-held", "visit-released"]);
    await store.run(enqueueNews, { now: "2026-11-24T23:11:00.000Z" });
    const mails = await mailsOf(id);
    expect(mails).toContain("visit-released waiting");
    expect(mails.filter((mail) => mail === "visitor-news waiting")).toHaveLength(1);
    await schedule(id, { day: "2026-12-03", seen: 1, at: ended });
    await undoLast(id, "visit-scheduled", ended);
    expect((await read(id)).visit).toMatchObject({ state: "cancelled", outcomeAt: ended });
  });

  test("an email about a hold that ended is dropped once another day is set", async () => {
    const id = await book();
    await choose(id, monday);
    const ended = "2026-11-24T23:00:00.000Z";
    await store.run(releaseHolds, { now: ended });
    await schedule(id, { day: "2026-12-03", seen: 1, at: ended });
    await deliverAll(ended);
    expect(await mailsOf(id)).toContain("visit-released dropped");
  });

  test("when a hold ends, inboxes, webhooks and a visitor who knew an earlier day are notified", async () => {
    const id = await book();
    await schedule(id, { day: thursday });
    await deliverAll(sunday);
    await choose(id, monday, 0);
    await deliverAll("2026-11-22T23:10:00.000Z");
    await store.run(setWebhooks, { areSent: true });
    const heard: (string | null)[] = [];
    const stop = store.onChange((changed) => heard.push(changed));
    await store.run(releaseHolds, { now: "2026-11-24T23:00:00.000Z" });
    await store.run(setWebhooks, { areSent: false });
    stop();
    expect(heard).toEqual([id]);
    expect(await steps(id)).toEqual([
      ...["requested", "mailbox-proven", "contacted", "scheduled", "visit-scheduled"],
      ...["visit-held", "contacted", "visit-released"],
    ]);
    expect((await read(id)).visit?.state).toBe("cancelled");
    await deliverAll("2026-11-24T23:10:00.000Z");
    const sent = await mailsOf(id);
    // The status and the day that was let go.
    expect(sent.filter((message) => message === "webhook waiting")).toHaveLength(2);
    expect(sent.filter((message) => message === "visit sent")).toHaveLength(2);
    expect(sent.filter((message) => message === "visitor-news sent")).toHaveLength(2);
    expect(sent).not.toContain("visit-released sent");
  });

  test("spam is offered no days and cannot hold one", async () => {
    const id = randomUUID();
    const booking = { ...validBooking, email: `${id}@mail.example` };
    await store.run(storeBooking, newBooking({ id, booking, createdAt: sunday, spam: "links" }));
    expect((await page(await tokenOf(id)))?.days).toEqual([]);
    expect(await choose(id)).toMatchObject({ rejected: "no-place" });
    expect((await read(id)).visit).toBeNull();
  });

  test("a visitor whose booking is marked as spam can cancel too, and the owner gets no email about it", async () => {
    const id = randomUUID();
    const booking = { ...validBooking, email: `${id}@mail.example` };
    await store.run(storeBooking, newBooking({ id, booking, createdAt: sunday, spam: "links" }));
    const canceled = {
      ...visitor(id),
      from: "pending",
      visit: null,
      reason: "We moved.",
    } as const;
    expect(await store.run(cancelBooking, canceled)).toMatchObject({
      detail: { booking: { status: "declined" } },
    });
    await store.run(enqueueNews, { now: "2026-11-23T23:00:00.000Z" });
    expect((await mailsOf(id)).join()).not.toContain("visitor-news");
  });

  test("canceling declines the booking and frees the day, but not from an outdated page", async () => {
    const id = await book();
    await choose(id, monday);
    const cancel = (visit: number | null) =>
      store.run(cancelBooking, { ...visitor(id), from: "pending", visit, reason: "We moved." });
    expect(await cancel(null)).toMatchObject({ rejected: "conflict" });
    expect(await cancel(0)).toMatchObject({
      detail: { booking: { status: "declined" }, visit: { state: "cancelled" } },
    });
    expect(await cancel(0)).toHaveProperty("detail");
    expect(await choose(id, monday, 1)).toMatchObject({ rejected: "conflict" });
    const { history } = await read(id);
    expect(history.map(({ kind, actor }) => `${actor} ${kind}`)).toEqual([
      ...["visitor requested", "visitor mailbox-proven", "visitor visit-held"],
      ...["visitor visit-cancelled", "visitor status", "visitor note"],
    ]);
  });

  test("a visit can be canceled until its day is over, but not once it was done or missed", async () => {
    const cancel = (id: string, from: BookingStatus, visit: number, at: string) =>
      store.run(cancelBooking, { ...visitor(id, at), from, visit, reason: "" });
    const onTheDay = "2026-12-10T18:00:00.000Z";
    const dayAfter = "2026-12-11T18:00:00.000Z";
    const booked = async () => {
      const id = await book();
      await schedule(id, { day: thursday });
      return id;
    };
    const [customer, missed] = [await booked(), await booked()];
    const [past, last] = [await booked(), await booked()];
    await outcome(customer, "done", { at: onTheDay });
    const toActive = { from: "scheduled", to: "active" } as const;
    await store.run(changeStatus, { ...change(customer, onTheDay), ...toActive });
    await outcome(missed, "no-access", { at: onTheDay });
    expect(await cancel(customer, "active", 1, dayAfter)).toMatchObject({ rejected: "conflict" });
    expect((await read(customer)).booking.status).toBe("active");
    expect(await cancel(missed, "scheduled", 1, dayAfter)).toMatchObject({ rejected: "conflict" });
    expect(await cancel(past, "scheduled", 0, dayAfter)).toMatchObject({ rejected: "conflict" });
    expect(await cancel(last, "scheduled", 0, onTheDay)).toHaveProperty("detail");
  });

  test("when a visitor picks a day and cancels at the same moment, one succeeds and one conflicts", async () => {
    const id = await book();
    const [chosen, canceled] = await Promise.all([
      choose(id),
      store.run(cancelBooking, { ...visitor(id), from: "pending", visit: null, reason: "" }),
    ]);
    const { booking, visit } = await read(id);
    const isChosen = "detail" in chosen;
    expect("detail" in canceled).toBe(!isChosen);
    expect([booking.status, visit?.state]).toEqual(
      isChosen ? ["pending", "held"] : ["declined", undefined],
    );
  });

  test("when a day is picked and the booking canceled and declined at the same moment, it ends up declined", async () => {
    const id = await book();
    await Promise.all([
      choose(id),
      store.run(cancelBooking, { ...visitor(id), from: "pending", visit: null, reason: "" }),
      store.run(changeStatus, { ...change(id, sunday), from: "pending", to: "declined" }),
    ]);
    const { booking, visit } = await read(id);
    // If the day was chosen first, it is freed again.
    expect(booking.status).toBe("declined");
    expect([undefined, "cancelled"]).toContain(visit?.state);
  });

  test(`of ${rivals} visitors who pick the last place of a day at the same time, one gets it (${rounds} rounds)`, async () => {
    await savePlan(2);
    const stores = [store, ...others];
    for (let round = 0; round < rounds; round += 1) {
      const ids = await Promise.all(Array.from({ length: rivals }, () => book()));
      const results = await Promise.all(
        ids.map((id, index) =>
          choose(id, lastPlaceDay, null, sunday, stores[index % stores.length] ?? store),
        ),
      );
      expect(results.filter((one) => "detail" in one)).toHaveLength(1);
      expect(
        results.filter((one) => "rejected" in one && one.rejected === "no-place"),
      ).toHaveLength(rivals - 1);
      // Everyone refused is offered the next open days.
      const refused = ids[results.findIndex((one) => "rejected" in one)] ?? "";
      const offered = await page(await tokenOf(refused));
      expect(offered?.days.filter(({ isFull }) => !isFull).length).toBeGreaterThan(1);
      const winner = ids[results.findIndex((one) => "detail" in one)] ?? "";
      await store.run(cancelBooking, { ...visitor(winner), from: "pending", visit: 0, reason: "" });
    }
  });
  const from = async (network: string) => {
    const id = randomUUID();
    const booking = { ...validBooking, email: `${id}@mail.example` };
    await store.run(storeBooking, newBooking({ id, booking, createdAt: sunday, network }));
    await prove(id);
    return id;
  };

  test("of the days that one address asks for at the same time, it holds a dozen, and wishes for the others", async () => {
    await savePlan(60);
    const ids: string[] = [];
    while (ids.length < 16) ids.push(await from("wide.street.house"));
    const stores = [store, ...others];
    await Promise.all(
      ids.map((id, index) =>
        choose(id, index % 2 ? monday : thursday, null, sunday, stores[index % stores.length]),
      ),
    );
    const details = await Promise.all(ids.map(read));
    const withState = (state: string) => details.filter(({ visit }) => visit?.state === state);
    expect([withState("held").length, withState("wished").length]).toEqual([12, 4]);
    // What is held can be moved; what is wished for is held once a place is free.
    const [moved] = withState("held");
    const [waiting] = withState("wished");
    if (!moved?.visit || !waiting?.visit) throw new Error("nothing is held");
    const { id } = moved.booking;
    expect((await page(await tokenOf(waiting.booking.id)))?.canHold).toBe(false);
    const elsewhere = moved.visit.day === monday ? thursday : monday;
    await choose(id, elsewhere, 0);
    expect((await read(id)).visit).toMatchObject({ state: "held", day: elsewhere });
    await store.run(cancelBooking, { ...visitor(id), from: "pending", visit: 1, reason: "" });
    await choose(waiting.booking.id, waiting.visit.day, 0);
    expect((await read(waiting.booking.id)).visit?.state).toBe("held");
    // Held days count for their network, and later presses for where they come from.
    const later = "2026-11-25T23:00:00.000Z";
    await store.run(sweep, { now: later });
    const late = withState("wished")[1]?.booking.id ?? "";
    const again = { ...slotOf(monday, "morning"), seen: 0, network: "wide.street.house" };
    await store.run(chooseDay, { ...visitor(late, later), ...again });
    expect((await read(late)).visit?.state).toBe("wished");
    const neighbor = await from("wide.street.other");
    await choose(neighbor);
    expect((await read(neighbor)).visit?.state).toBe("held");
  });

  test("a provider's network holds no more than a quarter of the places that visitors can choose", async () => {
    await savePlan(8);
    const placesOfDay = 4;
    const plan = { ...sample, capacity: { ...sample.capacity, Thursday: 8, Monday: 8 } };
    const choosable = daysToChoose(plan, areaOf({ ...validBooking, page: null }), new Date(sunday));
    const quarter = (choosable.length * placesOfDay) / 4;
    const states = [];
    for (let household = 0; household < 2 * placesOfDay; household += 1) {
      const id = await from(`broad.street${household}.house`);
      await choose(id, household < placesOfDay ? "2026-12-14" : lastPlaceDay);
      states.push((await read(id)).visit?.state);
    }
    expect(states.filter((state) => state === "held")).toHaveLength(quarter);
    const elsewhere = await from("other.street.house");
    await choose(elsewhere, lastPlaceDay);
    expect((await read(elsewhere)).visit?.state).toBe("held");
  });

  test("of the changes that a visitor makes at the same time, fifty a day are made", async () => {
    const id = await actions.book();
    const stores = [store, ...others];
    const press = (index: number) =>
      (stores[index % stores.length] ?? store).run(chooseContactMethod, {
        ...visitor(id),
        reachBy: index % 2 ? "text" : "call",
      });
    const results = [];
    for (let wave = 0; wave < 4; wave += 1)
      results.push(...(await Promise.all(Array.from({ length: 15 }, (_, index) => press(index)))));
    const refused = results.filter((one) => "rejected" in one && one.rejected === "rate-limited");
    expect([results.filter((one) => "detail" in one).length, refused.length]).toEqual([50, 10]);
    const nextDay = "2026-11-23T23:00:00.000Z";
    const cancellation = { from: "pending", visit: null, reason: "" } as const;
    expect(await store.run(cancelBooking, { ...visitor(id, nextDay), ...cancellation })).toEqual(
      expect.objectContaining({ detail: expect.anything() }),
    );
  });
}
