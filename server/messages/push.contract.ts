import { afterEach, beforeEach, expect, test } from "vitest";
import { alarmWords, collectedWords } from "#content/alarms.ts";
import { slotOf } from "#domain/business-clock/windows.ts";
import { isoAfter, minuteMs } from "#domain/dates.ts";
import type { Channel } from "#domain/message-kinds.ts";
import { here, onTuesdays } from "#domain/testing/areas.ts";
import { defaultPlan } from "#domain/visits/route-plan.ts";
import { addUser, removeUser } from "#server/accounts/users.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { correctBooking } from "#server/bookings/correct-booking.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import type { Store } from "#server/db/store.ts";
import { enqueueDue } from "#server/enqueue-due.ts";
import { listMessages } from "#server/outbox/message-commands.ts";
import {
  listDevices,
  removeDevice,
  retireDevice,
  saveDevice,
} from "#server/outbox/push-devices.ts";
import { bookingOf, newBooking } from "#server/testing/bookings.ts";
import { type PushService, startPushService } from "#server/testing/push-service.ts";
import { sunday, tuesday, visitActions } from "#server/testing/visits.ts";
import { chooseDay } from "#server/visitor/choose-day.ts";
import { daysToChoose } from "#server/visitor/share-of-days.ts";
import {
  cancelBooking,
  chooseContactMethod,
  requestErasure,
  saveGateForm,
} from "#server/visitor/visitor-changes.ts";
import { type Acknowledged, deliverDue } from "./deliver-due.ts";
import { createDelivery } from "./delivery.ts";
import { enqueueAlarms } from "./delivery-alarm.ts";
import { vapidKeysOf } from "./send-push.ts";

/** Friday, 10 AM in Phoenix. */
const booked = "2026-11-20T17:00:00.000Z";
const after = (hours: number, minutes = 0) =>
  new Date(Date.parse(booked) + (hours * 60 + minutes) * 60_000).toISOString();

/** `open` returns an empty store at each call. */
export function pushContract(open: () => Promise<Store>): void {
  let store: Store;
  let service: PushService;
  let time = booked;
  const now = () => new Date(time);
  beforeEach(async () => {
    store = await open();
    service = await startPushService();
    time = booked;
    for (const [id, username] of [
      ["u-1", "riley"],
      ["u-2", "sam"],
    ] as const)
      await store.run(addUser, { id, username, password: "unused" });
  });
  afterEach(async () => {
    await service.stop();
    await store.close();
  });

  async function addDevice(name: string, userId = "u-1") {
    const { endpoint, keys } = service.subscribe(name);
    const device = { id: name, userId, name, endpoint, ...keys, sessionId: "s", at: time };
    expect(await store.run(saveDevice, device)).toEqual({ id: name });
  }
  const book = (id: string, createdAt = time) =>
    store.run(
      storeBooking,
      newBooking({ page: `/${here.slug}`, id, booking: bookingOf(id), createdAt }),
    );
  const env = {
    DATA_DIR: "unused",
    SITE_URL: "http://localhost:3000",
    PUSH_ALLOW_LOCAL: true,
    CONFIRMATIONS_PER_DAY: 200,
    RATE_LIMIT: { max: 30, windowMs: minuteMs },
  };
  const pass = (channel: Channel, acknowledged: Acknowledged = new Map(), used = store) => {
    const { deliver } = createDelivery({
      env,
      store: used,
      findLink: async () => "/visit/none",
      now,
    });
    const mails = { mail: async () => "sent" as const };
    return deliverDue({
      enqueueDue: enqueueDue(store),
      channel,
      store: used,
      now,
      acknowledged,
      deliver: { ...deliver, ...mails }[channel],
    });
  };
  const pushed = () =>
    service.received.map(
      ({ device, payload: { notification } }) => `${device}: ${notification.title}`,
    );
  const ofState = async (state: string) =>
    (await store.run(listMessages, { limit: 200 }))
      .filter((message) => message.state === state)
      .map(({ id }) => id)
      .sort();

  test("a lead reaches every device once, with only the first name and the neighborhood", async () => {
    await addDevice("phone");
    await addDevice("laptop", "u-2");
    await book("1");
    expect(await pass("push")).toMatchObject({ sent: 2, waiting: 0 });
    expect(await pass("push")).toMatchObject({ sent: 0, nextAt: null });
    expect(pushed().sort()).toEqual(["laptop: New lead: Ana", "phone: New lead: Ana"]);
    expect(service.mistakes).toEqual([]);
    const [first] = service.received;
    expect(first?.payload.notification).toEqual({
      title: "New lead: Ana",
      body: `${here.name} · Call by Saturday, 10 AM`,
      navigate: "http://localhost:3000/inbox?booking=1",
      tag: "booking-1",
    });
    expect(first?.text).not.toMatch(/Núñez|555|Camelback|@|85251/);
    expect(first?.headers["urgency"]).toBe("high");
    expect(first?.claims).toMatchObject({
      aud: service.url,
      sub: "mailto:hello@scoopdale.example",
    });
    const devices = await store.run(listDevices, {});
    for (const device of devices)
      expect(device).toMatchObject({ lastOkAt: booked, failingSince: null, goneAt: null });
  });

  test("without a device no notification is enqueued", async () => {
    await book("1");
    expect(await pass("push")).toMatchObject({ sent: 0, dropped: 0, nextAt: null });
  });

  test("a name that is not plain is left out of the notification", async () => {
    await addDevice("phone");
    const booking = { ...bookingOf("1"), firstName: "https://evil.example", zipCode: "99999" };
    await store.run(storeBooking, newBooking({ id: "1", booking, createdAt: booked }));
    await pass("push");
    expect(pushed()).toEqual(["phone: New lead"]);
    expect(service.received[0]?.payload.notification.body).toBe("Call by Saturday, 10 AM");
  });

  test.each([404, 410])(
    "a device that answers %i is removed, reported by mail, and gets nothing more",
    async (answer) => {
      await addDevice("phone");
      await addDevice("laptop");
      service.answers.set("phone", answer);
      await book("1");
      await book("2");
      await pass("push");
      expect(service.attempts.filter((device) => device === "phone").length).toBeLessThanOrEqual(2);
      expect(pushed().sort()).toEqual(["laptop: New lead: Ana", "laptop: New lead: Ana"]);
      const [phone] = (await store.run(listDevices, {})).filter(({ id }) => id === "phone");
      expect(phone).toMatchObject({ name: "phone", endpoint: null, goneAt: booked });
      expect(await ofState("dropped")).toEqual(["1.lead.phone", "2.lead.phone"]);
      const mails = await ofState("waiting");
      expect(mails).toContain("alarm.gone.phone");
      await book("3");
      await pass("push");
      expect(service.attempts.filter((device) => device === "phone").length).toBeLessThanOrEqual(2);
      expect(await ofState("waiting")).not.toContain("3.lead.phone");
      // The same browser may come back.
      service.answers.clear();
      await store.run(removeDevice, { id: "phone" });
      await addDevice("phone");
      await book("4");
      await pass("push");
      expect(pushed()).toContain("phone: New lead: Ana");
    },
  );

  test("a notification waiting for another attempt is dropped with its device", async () => {
    await addDevice("phone");
    service.answers.set("phone", 500);
    await book("1");
    await pass("push");
    expect(await ofState("waiting")).toContain("1.lead.phone");
    service.answers.set("phone", 410);
    await book("2");
    await pass("push");
    expect(await ofState("dropped")).toEqual(["1.lead.phone", "2.lead.phone"]);
  });

  test("after a 429 the device is left alone for as long as its push service asks", async () => {
    await addDevice("phone");
    service.answers.set("phone", 429);
    service.headers["retry-after"] = "600";
    await book("1");
    expect(await pass("push")).toMatchObject({ waiting: 1 });
    const failing = { failingSince: booked, error: "the push service refused it" };
    expect(await store.run(listDevices, {})).toMatchObject([failing]);
    service.answers.clear();
    for (const minutes of [0, 1, 9]) {
      time = after(0, minutes);
      expect(await pass("push"), `after ${minutes} minutes`).toMatchObject({ sent: 0 });
    }
    time = after(0, 10);
    expect(await pass("push")).toMatchObject({ sent: 1 });
    expect(service.attempts).toHaveLength(2);
    expect(await store.run(listDevices, {})).toMatchObject([
      { failingSince: null, error: null, lastOkAt: after(0, 10) },
    ]);
  });

  test.each([
    [400, "failed"],
    [413, "failed"],
    [401, "waiting"],
    [403, "waiting"],
    [500, "waiting"],
    [503, "waiting"],
  ])("a notification answered with %i is %s", async (answer, state) => {
    await addDevice("phone");
    service.answers.set("*", answer);
    await book("1");
    await pass("push");
    expect(await ofState(state)).toContain("1.lead.phone");
  });

  test("removing a user removes the user's devices and drops their waiting notifications", async () => {
    await addDevice("phone");
    await addDevice("laptop", "u-2");
    await book("1");
    expect(await store.run(removeUser, { userId: "u-2", evenLast: false })).toBe("done");
    expect((await store.run(listDevices, {})).map(({ name }) => name)).toEqual(["phone"]);
    expect(await ofState("dropped")).toEqual(["1.lead.laptop"]);
    await pass("push");
    expect(pushed()).toEqual(["phone: New lead: Ana"]);
  });

  test("a repeated subscription is renamed, by another user only with its keys; a user can have twenty", async () => {
    const { endpoint, keys } = service.subscribe("0");
    const stored = { sessionId: "s", at: time };
    const first = { id: "0", userId: "u-1", name: "0", endpoint, ...keys, ...stored };
    expect(await store.run(saveDevice, first)).toEqual({ id: "0" });
    const again = { ...first, id: "other", userId: "u-2", name: "Sam's" };
    expect(await store.run(saveDevice, { ...again, p256dh: "another" })).toBe("taken");
    expect(await store.run(listDevices, {})).toMatchObject([{ name: "0", username: "riley" }]);
    expect(await store.run(saveDevice, again)).toEqual({ id: "0" });
    expect(await store.run(listDevices, {})).toMatchObject([{ name: "Sam's", username: "sam" }]);
    for (let count = 1; count <= 20; count += 1) await addDevice(`${count}`);
    const more = service.subscribe("more");
    const device = { id: "more", userId: "u-1", name: "more", endpoint: more.endpoint };
    expect(await store.run(saveDevice, { ...device, ...more.keys, ...stored })).toBe("full");
  });

  test("each change by a visitor reaches devices immediately, with only first name and neighborhood", async () => {
    await addDevice("phone");
    time = sunday;
    const actions = visitActions(() => store);
    const bookingId = await actions.bookProven({
      firstName: "Riley",
      lastName: "Quix",
      zipCode: onTuesdays.zip,
      numDogs: "2",
    });
    await pass("push");
    const before = service.received.length;
    const visitor = { bookingId, at: time, actor: "visitor" };
    const correction = { ...visitor, confirm: false };
    await store.run(chooseDay, { ...visitor, ...slotOf(tuesday, "morning"), seen: null });
    await pass("push");
    await store.run(chooseContactMethod, { ...visitor, reachBy: "text" });
    await store.run(correctBooking, {
      ...correction,
      from: { numDogs: "2" },
      to: { numDogs: "3" },
    });
    await store.run(correctBooking, { ...correction, from: {}, to: {} });
    const note = { id: "n-1", sealed: "sealed", keyId: "k-1" };
    await store.run(saveGateForm, { ...visitor, note });
    await store.run(requestErasure, visitor);
    const reason = "We move to Flagstaff.";
    await store.run(cancelBooking, { ...visitor, from: "pending", visit: 0, reason });
    await pass("push");
    const news = service.received.slice(before);
    expect(news[0]?.payload.notification).toEqual({
      title: `Riley in ${onTuesdays.name}`,
      body: "picked Tue, Nov 24. Please confirm it by Monday, 4 PM.",
      navigate: `http://localhost:3000/inbox?booking=${bookingId}`,
      tag: `news-${bookingId}`,
    });
    expect(
      news
        .map(({ payload }) => payload.notification.body)
        .slice(1)
        .sort(),
    ).toEqual([
      "asked to erase the personal data.",
      "canceled the booking.",
      "changed the number of dogs.",
      "left a note about the gate.",
      "would like to be reached by text.",
    ]);
    for (const { text } of news) expect(text).not.toMatch(/Quix|@|Camelback|Flagstaff|\(480\)/);
  });

  test("over ten in an hour, notifications are collected in one with their number, and spam's never come", async () => {
    await addDevice("phone");
    time = sunday;
    const actions = visitActions(() => store);
    const [bookingId, spam] = [await actions.book(), await actions.book()];
    const visitor = (id: string) => ({ bookingId: id, at: time, actor: "visitor" });
    for (let press = 0; press < 24; press += 1)
      await store.run(chooseContactMethod, {
        ...visitor(bookingId),
        reachBy: press % 2 === 0 ? "text" : "call",
      });
    await store.run(changeStatus, { ...actions.change(spam, time), from: "pending", to: "spam" });
    await store.run(requestErasure, visitor(spam));
    for (let round = 0; round < 4; round += 1) await pass("push");
    const tags = service.received.map(({ payload }) => payload.notification.tag);
    // The other one is the lead's.
    expect(tags.filter((tag) => tag === `news-${bookingId}`)).toHaveLength(9);
    expect(tags).not.toContain(`news-${spam}`);
    time = isoAfter(sunday, 10 * minuteMs);
    await pass("push");
    await pass("push");
    expect(pushed().slice(10)).toEqual([`phone: ${collectedWords.title}`]);
    expect(service.received.at(-1)?.payload.notification.body).toBe(`15 ${collectedWords.many}`);
  });

  test("presses on a booking whose network is forgotten count for where they come from", async () => {
    await addDevice("phone");
    time = sunday;
    const bookingId = await visitActions(() => store).book();
    for (let press = 0; press < 9; press += 1)
      await store.run(chooseContactMethod, {
        ...{ bookingId, at: time, actor: "visitor", network: "wide.street.house" },
        reachBy: press % 2 === 0 ? "text" : "call",
      });
    for (let round = 0; round < 2; round += 1) await pass("push");
    expect(pushed()).toHaveLength(5);
  });

  test("reminders and the digest reach devices at the same moments as emails", async () => {
    await addDevice("phone");
    await book("1");
    for (const hours of [0, 7.9, 8, 22, 24, 50, 69, 74]) {
      time = after(hours);
      await pass("mail");
      await pass("push");
    }
    expect(pushed()).toEqual([
      "phone: New lead: Ana",
      "phone: Call soon: Ana",
      "phone: Today",
      "phone: Overdue: Ana",
      "phone: Overdue: Ana",
      "phone: Today",
      "phone: Overdue: Ana",
    ]);
    const digests = service.received.map(({ payload }) => payload.notification);
    expect(digests.filter(({ tag }) => tag === "digest").map(({ body }) => body)).toEqual([
      "1 call, the first by Saturday, 10 AM.",
      "1 call, 1 late.",
    ]);
  });

  test("the digest says by when a chosen day is to be confirmed, as it does of calls", async () => {
    await addDevice("phone");
    await book("1");
    const [day = ""] = daysToChoose(defaultPlan(), here.slug, new Date(after(1)));
    const choice = { ...slotOf(day, "morning"), seen: null };
    await store.run(chooseDay, { bookingId: "1", actor: "visitor", at: after(1), ...choice });
    time = after(22);
    await pass("mail");
    await pass("push");
    const digest = service.received.find(({ payload }) => payload.notification.tag === "digest");
    expect(digest?.payload.notification.body).toBe(
      "1 day to confirm, the first by Saturday, 10 AM.",
    );
  });

  test("a lead on Saturday night wakes nobody, and the call is due by the end of the promise", async () => {
    await addDevice("phone");
    const created = "2026-11-22T06:30:00.000Z";
    time = created;
    await book("1");
    await pass("push");
    const at: string[] = [];
    for (let halfHours = 1; halfHours <= 2 * 40; halfHours += 1) {
      time = isoAfter(created, halfHours * 30 * minuteMs);
      const before = service.received.length;
      await pass("mail");
      await pass("push");
      if (service.received.length > before) at.push(time);
    }
    expect(pushed().slice(1)).toEqual([
      "phone: Call soon: Ana",
      "phone: Call now: Ana",
      "phone: Today",
      "phone: Overdue: Ana",
    ]);
    // Sunday 5 PM and 9 PM, Monday at opening time and at noon.
    expect(at).toEqual([
      "2026-11-23T00:00:00.000Z",
      "2026-11-23T04:00:00.000Z",
      "2026-11-23T14:00:00.000Z",
      "2026-11-23T19:00:00.000Z",
    ]);
  });

  test("the digest counts the visits of its day, and devices whose push service removed them", async () => {
    await addDevice("phone");
    await addDevice("laptop");
    await store.run(retireDevice, { id: "laptop", at: sunday });
    const actions = visitActions(() => store);
    await actions.schedule(await actions.book());
    await actions.schedule(await actions.book());
    // Tuesday, 7 AM.
    time = "2026-11-24T14:00:00.000Z";
    await pass("mail");
    await pass("push");
    const digest = service.received.find(({ payload }) => payload.notification.tag === "digest");
    expect(digest?.payload.notification.body).toBe(`2 visits. 1 ${alarmWords.oneDevice}.`);
  });

  test("there is no digest on a morning with nothing to do", async () => {
    await addDevice("phone");
    time = after(72 - 3);
    await book("1", after(72 - 2));
    await pass("mail");
    const change = { bookingId: "1", actor: "riley", at: time };
    await store.run(changeStatus, { ...change, from: "pending", to: "contacted" });
    time = after(72 - 1);
    await pass("mail");
    expect((await store.run(listMessages, { limit: 100 })).map(({ kind }) => kind)).not.toContain(
      "digest",
    );
  });

  test("stuck email is reported by notification, stuck notifications by email, each once", async () => {
    await addDevice("phone");
    await book("1");
    const watch = () => store.run(enqueueAlarms, { now: time });
    const alarms = async () =>
      (await store.run(listMessages, { limit: 100 }))
        .filter(({ kind }) => kind === "alarm")
        .map(({ deviceId }) => deviceId ?? "mail");
    await pass("push");
    time = after(0, 5);
    await watch();
    expect(await alarms()).toEqual([]);
    time = after(0, 6);
    await watch();
    await watch();
    expect(await alarms()).toEqual(["phone"]);
    await pass("push");
    expect(service.received.at(-1)?.payload.notification).toMatchObject({
      title: alarmWords.alarmTitle,
      body: "No email has gone out since Friday, 10 AM. Every booking is safe in the inbox.",
    });
    time = after(5);
    await watch();
    expect(await alarms()).toEqual(["phone"]);
    // Mail leaves again; now the phone's push service fails.
    await pass("mail");
    time = after(7);
    service.answers.set("*", 500);
    await book("2");
    await pass("mail");
    await pass("push");
    time = after(7, 6);
    await watch();
    await watch();
    expect(await alarms()).toEqual(["mail", "phone"]);
  });

  test("all instances sign with the keys that were stored first", async () => {
    const [one, other] = await Promise.all([vapidKeysOf(store), vapidKeysOf(store)]);
    expect(one).toEqual(other);
    expect(await vapidKeysOf(store)).toEqual(one);
  });
}
