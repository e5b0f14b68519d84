import { afterEach, beforeEach, expect, test } from "vitest";
import { alarmWords, collectedWords } from "#content/alarms.ts";
import { contact } from "#content/contact.ts";
import { isoAfter, minuteMs } from "#domain/dates.ts";
import type { Channel } from "#domain/message-kinds.ts";
import { stateOf } from "#domain/tasks/state.ts";
import { here } from "#domain/testing/areas.ts";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { addUser } from "#server/accounts/users.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { bookingOf, newBooking } from "#server/testing/bookings.ts";
import { deliverAt, deliveryOf, listMessages } from "#server/testing/messages.ts";
import { freshStore } from "#server/testing/new-stores.ts";
import { sunday, visitActions } from "#server/testing/owner-actions.ts";
import { type PushService, startPushService } from "#server/testing/push-service.ts";
import {
  cancelBooking,
  chooseContactMethod,
  requestErasure,
} from "#server/visitor/visitor-changes.ts";
import { enqueueAlarm } from "./alarm.ts";
import { listDevices, removeDevice, saveDevice } from "./push-devices.ts";
import { vapidKeysOf } from "./send-push.ts";

/** Friday, 10 AM in Phoenix. */
const booked = "2026-11-20T17:00:00.000Z";
const after = (hours: number, minutes = 0) =>
  new Date(Date.parse(booked) + (hours * 60 + minutes) * 60_000).toISOString();

/** What is said of a booking just made. */
const toCall = () =>
  stateOf(
    { booking: bookingSample({ createdAt: booked }), visit: null },
    { now: new Date(booked), daysOff: [] },
  ).phrase;

const store = freshStore();
let service: PushService;
let time = booked;
beforeEach(async () => {
  service = await startPushService();
  time = booked;
  for (const [id, username] of [
    ["u-1", "riley"],
    ["u-2", "sam"],
  ] as const)
    await store.run(addUser, { id, username, password: "unused" });
});
afterEach(() => service.stop());

async function addDevice(name: string, userId = "u-1") {
  const { endpoint, keys } = service.subscribe(name);
  const device = { id: name, userId, name, endpoint, ...keys, sessionId: name, at: time };
  expect(await store.run(saveDevice, device)).toEqual({ id: name });
}
const book = (id: string, createdAt = time) =>
  store.run(
    storeBooking,
    newBooking({ page: `/${here.slug}`, id, booking: bookingOf(id), createdAt }),
  );
const env = {
  SITE_URL: "http://localhost:3000",
  PUSH_ALLOW_LOCAL: true,
  RATE_LIMIT: { max: 30, windowMs: minuteMs },
};
const pass = (channel: Channel) => {
  const { deliver } = deliveryOf({ ...env, store, now: () => new Date(time) });
  const mails = { mail: async () => "sent" as const };
  return deliverAt(store, time, { ...deliver, ...mails }[channel], channel);
};
const pushed = () =>
  service.received.map(
    ({ device, payload: { notification } }) => `${device}: ${notification.title}`,
  );
const ofState = async (state: string) =>
  (await store.run(listMessages, undefined))
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
    body: `${here.name} · ${toCall()}`,
    navigate: "http://localhost:3000/inbox?booking=1",
    tag: "booking-1",
  });
  expect(first?.text).not.toMatch(/Núñez|555|Camelback|@|85251/);
  expect(first?.headers["urgency"]).toBe("high");
  expect(first?.claims).toMatchObject({
    aud: service.url,
    sub: `mailto:${contact.email}`,
  });
});

test("a name that is not plain is left out of the notification", async () => {
  await addDevice("phone");
  const booking = { ...bookingOf("1"), firstName: "https://evil.example", zipCode: "99999" };
  await store.run(storeBooking, newBooking({ id: "1", booking, createdAt: booked }));
  await pass("push");
  expect(pushed()).toEqual(["phone: New lead"]);
  expect(service.received[0]?.payload.notification.body).toBe(toCall());
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
    expect((await store.run(listDevices, {})).map(({ id }) => id)).toEqual(["laptop"]);
    expect(await ofState("dropped")).toEqual(["1.lead.phone", "2.lead.phone"]);
    const mails = await ofState("waiting");
    expect(mails).toContain("alarm.gone.phone");
    await book("3");
    await pass("push");
    expect(service.attempts.filter((device) => device === "phone").length).toBeLessThanOrEqual(2);
    expect(await ofState("waiting")).not.toContain("3.lead.phone");
    // The same browser may come back.
    service.answers.clear();
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
  await addDevice("laptop");
  await book("3");
  await store.run(removeDevice, { id: "laptop" });
  expect(await ofState("dropped")).toContain("3.lead.laptop");
});

test("after a 429 the device is left alone for a minute", async () => {
  await addDevice("phone");
  service.answers.set("phone", 429);
  await book("1");
  expect(await pass("push")).toMatchObject({ waiting: 1 });
  service.answers.clear();
  expect(await pass("push")).toMatchObject({ sent: 0 });
  time = after(0, 1);
  expect(await pass("push")).toMatchObject({ sent: 1 });
  expect(service.attempts).toHaveLength(2);
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

test("a repeated subscription is renamed, by another user only with its keys; a user can have twenty", async () => {
  const { endpoint, keys } = service.subscribe("0");
  const stored = { sessionId: "0", at: time };
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

test("three notifications come at once, what comes more is named in one ten minutes later, and spam's never come", async () => {
  await addDevice("phone");
  time = sunday;
  const actions = visitActions(() => store);
  const [bookingId, spam] = [await actions.book(), await actions.book()];
  await store.run(changeStatus, { ...actions.change(spam, time), from: "pending", to: "spam" });
  await pass("push");
  const visitor = (id: string) => ({ bookingId: id, at: time, actor: "visitor" });
  for (let press = 0; press < 9; press += 1)
    await store.run(chooseContactMethod, {
      ...visitor(bookingId),
      reachBy: press % 2 === 0 ? "text" : "call",
    });
  await store.run(requestErasure, visitor(spam));
  for (let round = 0; round < 4; round += 1) await pass("push");
  const cancel = { ...visitor(bookingId), from: "pending", visit: null, reason: "" } as const;
  await store.run(cancelBooking, cancel);
  await pass("push");
  expect(pushed()).toHaveLength(3);
  time = isoAfter(sunday, 10 * minuteMs);
  await pass("push");
  await pass("push");
  expect(pushed().slice(3)).toEqual([`phone: ${collectedWords.title}`]);
  const { body } = service.received.at(-1)?.payload.notification ?? {};
  expect(body).toMatch(/^1 canceled: Ana \(85251\); 7 more from customers: Ana \(85251\), /);
  // Half an hour later all is as before.
  time = isoAfter(sunday, 60 * minuteMs);
  for (const id of ["a", "b", "c"]) await book(id);
  await pass("push");
  expect(pushed().slice(4)).toHaveLength(3);
});

test("broken email is reported to the device", async () => {
  await addDevice("phone");
  await store.run(enqueueAlarm, { now: time, broken: ["mail"] });
  await pass("push");
  expect(service.received.at(-1)?.payload.notification).toMatchObject({
    title: alarmWords.alarmTitle,
    body: "This is broken: email does not go out. Every booking is safe in the inbox.",
  });
});

test("all instances sign with the keys that were stored first", async () => {
  const [one, other] = await Promise.all([vapidKeysOf(store), vapidKeysOf(store)]);
  expect(one).toEqual(other);
  expect(await vapidKeysOf(store)).toEqual(one);
});
