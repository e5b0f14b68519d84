import { expect, test } from "vitest";
import * as z from "zod/mini";
import { here } from "#domain/testing/areas.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { endpoints } from "./all.ts";
import { idempotencyKeyPattern } from "./booking-form.ts";
import { none } from "./endpoint.ts";

const find = (call: string) => {
  const found = endpoints.find(({ method, path }) => `${method} ${path}` === call);
  if (!found) throw new Error(`no call is ${call}`);
  return found;
};

test("without a query a list holds 50 bookings, the newest first", () => {
  expect(find("GET /api/bookings").query.parse({})).toEqual({ sort: "newest", limit: 50 });
});

const letters = (count: number) => "x".repeat(count);
const id = letters(100);
const slot = { day: "2026-11-24", seen: null };
const morning = { starts: "07:00", ends: "11:00" };
const plan = { areas: {}, capacity: {}, daysOff: [] };
const dayOff = { from: "2026-12-24", to: "2026-12-26", reason: "" };
const passkey = {
  name: "Phone",
  credential: {
    id: "Ab_9-",
    rawId: "Ab_9-",
    type: "public-key",
    clientExtensionResults: {},
    response: { clientDataJSON: "x", attestationObject: "x" },
  },
};
const device = {
  name: letters(60),
  endpoint: "https://push.example.com/1",
  keys: { p256dh: letters(87), auth: letters(22) },
};

test.each<[call: string, input: object]>([
  ["GET /api/bookings", { status: "answered", search: letters(200) }],
  ["GET /api/bookings", { status: "spam", sort: "oldest", after: "999999999", limit: "200" }],
  ["GET /api/bookings", { sort: "newest", limit: "1" }],
  ["POST /api/bookings/{id}/status", { from: "pending", to: "contacted" }],
  ["POST /api/bookings/{id}/notes", { text: letters(2000) }],
  ["POST /api/bookings/{id}/merge", { into: id }],
  ["POST /api/bookings/{id}/undo", { event: id }],
  ["POST /api/leads", { ...validBooking, email: "", confirm: true }],
  ["POST /api/session", { username: letters(1000), password: letters(1000) }],
  ["PUT /api/password", { current: letters(1000), next: letters(1000) }],
  ["PUT /api/password", { current: "x", next: letters(12) }],
  ["PATCH /api/bookings/{id}", { from: { phone: "1" }, to: { phone: "(480) 555-0199" } }],
  ["POST /api/users", { username: "R", role: "owner" }],
  ["POST /api/users", { username: ` R${letters(98)}y `, role: "helper" }],
  ["GET /api/visits", { from: "2000-01-01", to: "2999-12-31" }],
  ["POST /api/bookings/{id}/visits", { ...slot, ...morning }],
  ["POST /api/bookings/{id}/visits", { ...slot, starts: "09:30", ends: "23:59" }],
  [
    "PUT /api/visits/route-plan",
    { ...plan, areas: { [here.slug]: ["Monday"] }, capacity: { Monday: 99 } },
  ],
  ["PUT /api/visits/route-plan", { ...plan, daysOff: [{ ...dayOff, to: dayOff.from }] }],
  ["POST /api/bookings/{id}/visits/outcome", { outcome: "no-access", seen: 0 }],
  ["POST /api/passkeys", passkey],
  ["POST /api/push/devices", device],
  ["POST /api/push/devices", { ...device, keys: { p256dh: "_x-9=", auth: "x==" } }],
  ["PUT /api/website/draft/{thing}", { seen: null }],
  ["PUT /api/website/draft/{thing}", { seen: 7, value: null }],
  ["POST /api/website/undo", { version: 0 }],
  ["POST /api/website/photos", { size: "small", of: "/photos/x.jpg" }],
])("%s takes %j", (call, input) => {
  const { query, body } = find(call);
  expect(z.safeParse(query === none ? body : query, input).error).toBeUndefined();
});

test.each<[call: string, input: object]>([
  ["GET /api/bookings", { status: "new" }],
  ["GET /api/bookings", { search: letters(201) }],
  ["GET /api/bookings", { sort: "name" }],
  ["GET /api/bookings", { after: "1000000000" }],
  ["GET /api/bookings", { after: "x1" }],
  ["GET /api/bookings", { after: "1x" }],
  ["GET /api/bookings", { limit: "0" }],
  ["GET /api/bookings", { limit: "201" }],
  ["GET /api/bookings", { limit: "1.5" }],
  ["POST /api/bookings/{id}/status", { to: "contacted" }],
  ["POST /api/bookings/{id}/notes", { text: "  " }],
  ["POST /api/bookings/{id}/notes", { text: letters(2001) }],
  ["POST /api/bookings/{id}/merge", { into: "" }],
  ["POST /api/bookings/{id}/merge", { into: `${id}x` }],
  ["POST /api/bookings/{id}/undo", { event: "" }],
  ["POST /api/bookings/{id}/undo", { event: `${id}x` }],
  ["POST /api/leads", { ...validBooking, address: undefined }],
  ["POST /api/leads", { ...validBooking, confirm: "yes" }],
  ["POST /api/session", { username: " ", password: "x" }],
  ["POST /api/session", { username: letters(1001), password: "x" }],
  ["POST /api/session", { username: "x", password: "" }],
  ["POST /api/session", { username: "x", password: letters(1001) }],
  ["PUT /api/password", { current: "x", next: letters(1001) }],
  ["PUT /api/password", { current: "", next: letters(12) }],
  ["PATCH /api/bookings/{id}", { from: { phone: "1" }, to: { city: "Scottsdale" } }],
  ["POST /api/users", { username: letters(101), role: "owner" }],
  ["POST /api/users", { username: "a\nb", role: "owner" }],
  ["POST /api/users", { username: "riley\u202e", role: "owner" }],
  ["POST /api/users", { username: "riley", role: "guest" }],
  ["GET /api/visits", { from: "9999-10-30", to: "9999-12-31" }],
  ["GET /api/visits", { from: "1999-12-31", to: "1999-12-31" }],
  ["GET /api/bookings/{id}/visits/days", { after: "9999-12-31" }],
  ["POST /api/bookings/{id}/visits", { day: slot.day, ...morning }],
  ["POST /api/bookings/{id}/visits", { ...slot, day: "2026-02-30", ...morning }],
  ["POST /api/bookings/{id}/visits", { ...slot, starts: "09:30" }],
  ["POST /api/bookings/{id}/visits", { ...slot, ends: "09:30" }],
  ["POST /api/bookings/{id}/visits", { ...slot, starts: "09:30", ends: "09:30" }],
  ["POST /api/bookings/{id}/visits", { ...slot, starts: "09:30", ends: "24:00" }],
  ["POST /api/bookings/{id}/visits", { ...slot, starts: "09:30", ends: "10:60" }],
  ["POST /api/bookings/{id}/visits", { ...slot, starts: "109:30", ends: "10:30" }],
  ["POST /api/bookings/{id}/visits", { ...slot, starts: "09:30", ends: "10:300" }],
  ["PUT /api/visits/route-plan", { ...plan, capacity: { Monday: 100 } }],
  ["PUT /api/visits/route-plan", { ...plan, capacity: { Monday: -1 } }],
  ["PUT /api/visits/route-plan", { ...plan, capacity: { Monday: 1.5 } }],
  ["PUT /api/visits/route-plan", { ...plan, capacity: { Noday: 1 } }],
  ["PUT /api/visits/route-plan", { ...plan, areas: { [here.slug]: ["Noday"] } }],
  ["PUT /api/visits/route-plan", { ...plan, areas: { tucson: ["Monday"] } }],
  ["POST /api/bookings/{id}/visits/outcome", { outcome: "booked", seen: 0 }],
  ["POST /api/passkeys", { ...passkey, name: " " }],
  ["POST /api/passkeys", { ...passkey, credential: { ...passkey.credential, id: "a b" } }],
  ["POST /api/passkeys", { ...passkey, credential: { ...passkey.credential, id: "+ab" } }],
  ["POST /api/passkeys", { ...passkey, credential: { ...passkey.credential, id: "ab+" } }],
  ["POST /api/passkeys", { ...passkey, credential: { ...passkey.credential, type: "password" } }],
  ["POST /api/push/devices", { ...device, name: "a\u0000b" }],
  ["POST /api/push/devices", { ...device, keys: { ...device.keys, auth: "" } }],
  ["POST /api/push/devices", { ...device, keys: { ...device.keys, auth: "+x" } }],
  ["POST /api/push/devices", { ...device, keys: { ...device.keys, auth: "x+" } }],
  ["POST /api/push/devices", { ...device, keys: { ...device.keys, p256dh: letters(101) } }],
  ["PUT /api/website/draft/{thing}", { value: 27 }],
  ["POST /api/website/publish", {}],
  ["POST /api/website/undo", { version: -1 }],
  ["POST /api/website/undo", { version: 1_000_000_000 }],
  ["POST /api/website/photos", { size: "large" }],
])("%s refuses %j", (call, input) => {
  const { query, body } = find(call);
  expect(z.safeParse(query === none ? body : query, input).success).toBe(false);
});

test("notes and user names are trimmed, and the error for a short password says how long it must be", () => {
  const parse = (call: string, input: object) => z.safeParse(find(call).body, input);
  expect(parse("POST /api/bookings/{id}/notes", { text: " gate 4 " }).data).toEqual({
    text: "gate 4",
  });
  expect(parse("POST /api/session", { username: " riley ", password: " x " }).data).toEqual({
    username: "riley",
    password: " x ",
  });
  const short = parse("PUT /api/password", { current: "x", next: `  ${letters(11)}  ` });
  expect(short.error?.issues.map(({ message }) => message)).toEqual([
    "Please use at least 12 characters",
  ]);
});

test.each<[said: string, call: string, input: object]>([
  [
    "day: Please use a day such as 2026-11-24",
    "POST /api/bookings/{id}/visits",
    { ...slot, day: "tomorrow", ...morning },
  ],
  [
    "day: Please use a day of this millennium",
    "POST /api/bookings/{id}/visits",
    { ...slot, day: "1999-12-31", ...morning },
  ],
  [
    "ends: Please choose hours that end after they start",
    "POST /api/bookings/{id}/visits",
    { ...slot, starts: "11:00", ends: "07:00" },
  ],
  [
    "ends: Please use a time such as 09:30",
    "POST /api/bookings/{id}/visits",
    { ...slot, starts: "09:30", ends: "9:45" },
  ],
  [
    "daysOff.0.to: must end after it starts",
    "PUT /api/visits/route-plan",
    { ...plan, daysOff: [{ ...dayOff, to: "2026-12-23" }] },
  ],
  [
    "to: must have the same fields as from, at least one",
    "PATCH /api/bookings/{id}",
    { from: {}, to: {} },
  ],
  ["username: Please use 1 to 100 letters", "POST /api/users", { username: "", role: "owner" }],
  // Histories name what visitors and the program did in this way.
  ...["visitor"].map((username): [string, string, object] => [
    "username: Please choose another name",
    "POST /api/users",
    { username, role: "helper" },
  ]),
  ["name: Please name this device", "POST /api/push/devices", { ...device, name: "" }],
  [
    "name: Please use at most 60 characters",
    "POST /api/push/devices",
    { ...device, name: letters(61) },
  ],
  [
    "name: Please remove hidden control characters",
    "POST /api/push/devices",
    { ...device, name: "a\u0000" },
  ],
])("%s, says %s to %j", (said, call, input) => {
  const issues = z.safeParse(find(call).body, input).error?.issues;
  expect(issues?.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual([said]);
});

test("mail goes out, a full day is used, and phones are answered on a day off, only where the caller says so", () => {
  const parse = (call: string, input: object) => z.safeParse(find(call).body, input).data;
  const given = { ...slot, ...morning };
  expect(parse("POST /api/bookings/{id}/visits", given)).toEqual({ ...given, override: false });
  const lead = { ...validBooking, email: "" };
  expect(parse("POST /api/leads", lead)).toMatchObject({ email: "", confirm: false });
  const changed = { ...plan, daysOff: [dayOff], seen: plan };
  expect(parse("PUT /api/visits/route-plan", changed)).toEqual({
    ...changed,
    daysOff: [{ ...dayOff, phones: false }],
    moveVisits: false,
  });
  const correction = { from: { city: "1" }, to: { city: "2" } };
  expect(parse("PATCH /api/bookings/{id}", correction)).toEqual(correction);
});

test("a booking takes a key of 1 to 200 printable characters", () => {
  const takes = (key: string) => idempotencyKeyPattern.test(key);
  for (const key of ["1", "key-1", letters(200)]) expect(takes(key), key).toBe(true);
  for (const key of ["", "with space", " 1", "1\n", "clé", letters(201)])
    expect(takes(key), key).toBe(false);
});

test("the answer to a booking says in Phoenix time when the visitor hears from the team", () => {
  const { answer } = find("POST /api/bookings");
  const booked = {
    ...{ id: "b-1", status: "pending", createdAt: "2026-11-20T16:40:00.000Z", visit: "/visit/x" },
    replyBy: "2026-11-21T09:40:00-07:00",
    hearBy: "2026-11-20T18:00:00-07:00",
  };
  expect(z.safeParse(answer, booked).error).toBeUndefined();
  expect(z.safeParse(answer, { ...booked, hearBy: "Friday, 6 PM" }).success).toBe(false);
});
