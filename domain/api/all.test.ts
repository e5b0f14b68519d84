import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoints } from "./all.ts";
import { isStuck } from "./reports.ts";

test("API calls keep their paths, statuses and flags, because other programs use them", () => {
  const line = ({
    method,
    path,
    open,
    for: who,
    recent,
    forFirstPassword,
    keyed,
    form,
    status,
    type = "",
    errors,
  }: (typeof endpoints)[0]) =>
    [
      method,
      path,
      open ? "open" : "",
      who,
      recent ? "recent" : "",
      forFirstPassword ? "first" : "",
      keyed ? "keyed" : "",
      form ? "form" : "",
      status,
      type,
      ...errors,
    ]
      .filter(Boolean)
      .join(" ");
  expect(endpoints.map(line)).toEqual([
    "POST /api/bookings open form 201 422 429",
    "GET /api/form-stamp open 200",
    "GET /api/bookings 200",
    "GET /api/bookings/{id} 200 404",
    "POST /api/bookings/{id}/status keyed 200 404 409 422",
    "POST /api/bookings/{id}/follow-up keyed 200 404 409 422",
    "PATCH /api/bookings/{id} keyed 200 404 409 422",
    "POST /api/leads keyed 201 422",
    "POST /api/bookings/{id}/claim 200 404 409",
    "POST /api/bookings/{id}/notes keyed 201 404 422",
    "POST /api/bookings/{id}/merge keyed 200 404 409 422",
    "POST /api/bookings/{id}/undo keyed 200 404 409 422",
    "POST /api/bookings/{id}/apology 200 404 409",
    "POST /api/bookings/{id}/erase owner recent 200 404 422",
    "GET /api/series 200",
    "POST /api/series/{id} 200",
    "GET /api/session first 200",
    "POST /api/session open 200 401 422 429",
    "DELETE /api/session first 204",
    "DELETE /api/sessions first 204",
    "GET /api/sessions 200",
    "DELETE /api/sessions/{id} 204 404",
    "PUT /api/password first 204 422 429",
    "POST /api/session/passkey/options open 200",
    "POST /api/session/passkey open 200 401 422 429",
    "GET /api/passkeys 200",
    "POST /api/passkeys/options recent 200",
    "POST /api/passkeys recent 201 409 422",
    "PUT /api/passkeys/{id} 200 404 422",
    "DELETE /api/passkeys/{id} 204 404",
    "GET /api/users owner 200",
    "POST /api/users owner recent 201 422",
    "PUT /api/users/{id}/role owner recent 200 404 409 422",
    "POST /api/users/{id}/password owner recent 200 404 409",
    "DELETE /api/users/{id} owner recent 204 404 409",
    "GET /api/tasks 200",
    "GET /api/summary 200",
    "GET /api/numbers 200 422",
    "GET /api/numbers/funnel 200 422",
    "GET /api/messages 200 422",
    "POST /api/messages/{id}/send 200 404 409",
    "GET /api/mail owner 200",
    "POST /api/mail/test owner 200 429",
    "GET /api/export.csv owner recent 200 text/csv 422",
    "GET /api/customers.csv owner recent 200 text/csv",
    "GET /api/export.json owner recent 200 422",
    "GET /api/retention owner 200",
    "PUT /api/retention owner recent 200 422",
    "GET /api/retention/preview owner 200 422",
    "GET /api/clock owner 200",
    "POST /api/clock/confirm owner 200",
    "GET /api/push 200",
    "POST /api/push/devices 201 409 422",
    "DELETE /api/push/devices/{id} 204 404",
    "POST /api/push/devices/{id}/test 200 404 429",
    "GET /api/live 200 text/event-stream 406",
    "POST /api/screen-failures 204 422",
    "GET /api/visits 200 422",
    "GET /api/bookings/{id}/visits/days 200 404 422",
    "POST /api/bookings/{id}/visits keyed 200 404 409 422",
    "POST /api/bookings/{id}/visits/outcome keyed 200 404 409 422",
    "GET /api/visits/route-plan 200",
    "PUT /api/visits/route-plan owner 200 409 422",
    "GET /api/visits/gate-notes 200 422",
    "POST /api/bookings/{id}/link keyed 200 404 409 422",
    "GET /api/calendar owner 200",
    "POST /api/calendar owner recent 200",
    "DELETE /api/calendar owner 200",
    "GET /api/calendar/{token}.ics open 200 text/calendar 404 429",
    "GET /api/openapi.json open 200",
  ]);
});

test("every call has a one-sentence summary", () => {
  for (const { path, summary } of endpoints) expect(summary, path).toMatch(/^[A-Z].+\.$/);
});

/** All parts of a JSON value. */
const partsOf = (value: unknown): unknown[] =>
  typeof value === "object" && value !== null
    ? [value, ...Object.values(value).flatMap(partsOf)]
    : [value];

const shape = z.object({
  type: z.optional(z.string()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  additionalProperties: z.optional(z.unknown()),
  enum: z.optional(z.array(z.string())),
  not: z.optional(z.unknown()),
});

test("every object that a call takes or answers names its fields, and every choice its values", () => {
  for (const { method, path, query, body, answer } of endpoints)
    for (const schema of [query, body, answer]) {
      const shapes = partsOf(
        z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }),
      ).flatMap((part) => {
        const { data } = shape.safeParse(part);
        return data ? [data] : [];
      });
      for (const { type, properties, additionalProperties, enum: values, not } of shapes) {
        const isRecord = type !== "object" || typeof additionalProperties === "object";
        if (!isRecord) expect(properties, `${method} ${path}`).not.toEqual({});
        if (values) expect(values.filter(Boolean), `${method} ${path}`).toEqual(values);
        // A choice of nothing.
        expect(not, `${method} ${path}`).toBeUndefined();
      }
    }
});

test("a message counts as stuck once it has waited for more than five minutes", () => {
  const since = "2026-11-20T17:00:00.000Z";
  expect(isStuck({ since }, new Date("2026-11-20T17:05:00.000Z"))).toBe(false);
  expect(isStuck({ since }, new Date("2026-11-20T17:05:00.001Z"))).toBe(true);
});
