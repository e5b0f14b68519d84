import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoints } from "#domain/api/all.ts";
import { bookingFormEndpoints } from "#domain/api/booking-form.ts";
import { none } from "#domain/api/endpoint.ts";
import { bookingSchema } from "#domain/booking/booking.ts";
import { dogCounts } from "#domain/booking/options.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { withApp } from "#server/testing/app.ts";
import { describeApi } from "./openapi.ts";

const json = z.record(z.string(), z.unknown());
const content = z.record(z.string(), z.object({ schema: json }));
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  security: z.optional(z.array(z.unknown())),
  parameters: z.array(
    z.object({ name: z.string(), in: z.enum(["path", "query", "header"]), required: z.boolean() }),
  ),
  requestBody: z.optional(z.object({ content })),
  responses: z.record(
    z.string().check(z.regex(/^[2345]\d\d$/)),
    z.union([
      z.object({ $ref: z.string() }),
      z.object({ description: z.string(), content: z.optional(content) }),
    ]),
  ),
});
const description = z.object({
  openapi: z.literal("3.1.0"),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    schemas: z.record(z.string(), json),
    responses: z.record(z.string(), json),
    securitySchemes: z.record(z.string(), json),
  }),
});

const text = JSON.stringify(describeApi("https://site.example"));
const { paths, components } = description.parse(JSON.parse(text));

test("the API description is public, also for other sites, and cached for a day", () =>
  withApp({}, async ({ server }) => {
    const headers = { "sec-fetch-site": "cross-site", cookie: "__Host-session=none" };
    const answer = await server.inject({ url: "/api/openapi.json", headers });
    expect(answer).toMatchObject({ statusCode: 200 });
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, max-age=86400",
    });
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.body).toBe(text);
    expect((await server.inject("/api/openapi.json")).body).toBe(text);
  }));

test("the public description has the booking call only, and nothing of the owner's", () =>
  withApp({}, async ({ server }) => {
    const { statusCode, headers, body } = await server.inject("/openapi.json");
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    const said = JSON.parse(body);
    expect(Object.keys(said.paths)).toEqual(["/api/bookings"]);
    expect(said.paths["/api/bookings"]).toEqual({
      post: JSON.parse(text).paths["/api/bookings"].post,
    });
    expect(body).not.toMatch(/session|cookie/i);
    expect(said.info.description).toContain("a request, not an appointment");
    for (const [, kind = "", name = ""] of body.matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
      expect(said.components[kind]).toHaveProperty(name);
  }));

test("every call is described with its parameters and error statuses, under a unique name", () => {
  for (const endpoint of endpoints) {
    const call = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    expect(call, `${endpoint.method} ${endpoint.path}`).toBeDefined();
    const inPath = call?.parameters.filter((parameter) => parameter.in === "path");
    expect(inPath?.map(({ name }) => `{${name}}`)).toEqual(endpoint.path.match(/\{\w+\}/g) ?? []);
    const statuses = Object.keys(call?.responses ?? {});
    expect(statuses).toEqual(expect.arrayContaining([endpoint.status, 503].map(String)));
    expect(statuses).toEqual(expect.arrayContaining(endpoint.errors.map(String)));
    for (const status of ["413", "415"])
      expect(statuses.includes(status)).toBe(endpoint.method !== "GET");
    if (endpoint.query !== none) expect(statuses).toContain("422");
    expect(statuses.includes("401")).toBe(!endpoint.open || endpoint.errors.includes(401));
  }
  const names = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(endpoints.length);
});

test("schemas describe the fields of bodies, queries and answers", () => {
  const status = paths["/api/bookings/{id}/status"]?.["post"];
  expect(status?.requestBody?.content["application/json"]?.schema).toMatchObject({
    properties: { from: { enum: expect.arrayContaining(["pending"]) }, to: {} },
    required: ["from", "to"],
  });
  expect(status?.responses["200"]).toMatchObject({
    content: { "application/json": { schema: { $ref: "#/components/schemas/BookingDetail" } } },
  });
  expect(components.schemas["Booking"]).toMatchObject({
    properties: { firstName: { type: "string" }, status: { enum: expect.anything() } },
  });
  const list = paths["/api/bookings"]?.["get"];
  expect(list?.parameters.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["status", "search", "sort", "after", "limit"]),
  );
  expect(list?.requestBody).toBeUndefined();
  expect(paths["/api/session"]?.["delete"]?.responses["204"]).toEqual({ description: "Done" });
});

test("the booking call is described with the fields of the form", () => {
  const book = paths["/api/bookings"]?.["post"];
  expect(book?.security).toEqual([]);
  const schema = book?.requestBody?.content["application/json"]?.schema ?? {};
  expect(Object.keys(json.parse(schema["properties"]))).toEqual(Object.keys(bookingSchema.shape));
  expect(schema).toMatchObject({ properties: { numDogs: { enum: [...dogCounts] } } });
  expect(schema["required"]).not.toContain("specialRequests");
  expect(Object.keys(book?.requestBody?.content ?? {})).toEqual([
    "application/json",
    "application/x-www-form-urlencoded",
  ]);
  expect(Object.keys(book?.responses ?? {})).toEqual(expect.arrayContaining(["201", "303", "429"]));
  expect(book?.parameters.map(({ name }) => name)).toEqual(["Idempotency-Key", "Form-Stamp"]);
});

test("a booking is answered with exactly the fields described", () =>
  withApp({}, async ({ server }) => {
    const { answer, method, path: url, status } = bookingFormEndpoints.book;
    const response = await server.inject({ method, url, payload: validBooking });
    expect(response.statusCode).toBe(status);
    const fields: unknown = response.json();
    expect(z.parse(answer, fields)).toEqual(fields);
  }));

test("every reference leads to something within the description", () => {
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
  expect(references.length).toBeGreaterThan(endpoints.length);
  const known = [
    ...Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`),
    ...Object.keys(components.responses).map((name) => `#/components/responses/${name}`),
  ];
  expect(known).toEqual(expect.arrayContaining([...new Set(references)]));
  expect(text).not.toContain("$defs");
});
