import fc from "fast-check";
import { endpoints } from "#domain/api/all.ts";
import { statuses } from "#domain/booking/status.ts";
import { anyJson, text } from "./arbitrary-booking.ts";

type Headers = Readonly<Record<string, string>>;

export interface AnyRequest {
  readonly method: "DELETE" | "GET" | "HEAD" | "OPTIONS" | "PATCH" | "POST" | "PUT";
  readonly url: string;
  readonly headers: Headers;
  readonly payload?: string | Buffer;
}

const form = "application/x-www-form-urlencoded";
const method = fc.constantFrom("DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT");

/** Anything that HTTP allows as the value of a header. */
const headerValue = fc.oneof(text, fc.string()).map((any) =>
  any
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, "")
    .trim()
    .slice(0, 500),
);
const header = (...known: readonly string[]) => fc.oneof(fc.constantFrom(...known), headerValue);

const headerValues = {
  accept: header("text/html", "application/json", "*/*", "text/event-stream"),
  "accept-encoding": header("br", "gzip;q=0, br;q=x", "*"),
  "content-encoding": header("gzip", "identity"),
  "content-length": fc.constantFrom("0", "1", "31999", "32001", "-1", "x", "1e3"),
  cookie: header("session=x", "__Host-session=x.y", "=;=", "a=%"),
  host: header("site.example", "[::1", "a:b"),
  "idempotency-key": header("one", "two"),
  "if-none-match": header("*", '"plain"', 'W/"br", x'),
  origin: header("https://site.example", "null", "https://elsewhere.example"),
  range: header("bytes=0-1"),
  referer: header("https://site.example/troon", "data:x", "//", "http://[", "/book-now?x"),
  "sec-fetch-site": header("same-origin", "none", "cross-site", "same-site"),
  "x-forwarded-for": header("203.0.113.9", "::", ",,"),
} as const;
const headers = fc.record(headerValues);
const headerNames = Object.keys(headerValues);

/** Some of them at a time: one that is refused hides the effect of the others. */
const someHeaders: fc.Arbitrary<Headers> = fc
  .tuple(headers, fc.subarray(headerNames, { maxLength: 3 }))
  .map(([all, names]) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))),
  );

/** An object may have a "toString" that is not a function. */
const textOf = (value: unknown) =>
  (typeof value === "object" ? JSON.stringify(value) : String(value)).toWellFormed();

const formBody = fc.oneof(
  anyJson.map((json) => {
    const entries = Object.entries(typeof json === "object" && json !== null ? json : {});
    return entries
      .flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
      .map((pair) => pair.map((part) => encodeURIComponent(textOf(part))).join("="))
      .join("&");
  }),
  fc
    .array(fc.constantFrom("firstName", "email", "a[]", "%zz", "%00", "%ff", "%ud800", ..."=&%+x"))
    .map((parts) => parts.join("")),
);

/** A body and its declared type. */
const content: fc.Arbitrary<{ type: string; payload?: string | Buffer }> = fc.oneof(
  {
    weight: 4,
    arbitrary: anyJson.map((json) => ({ type: "application/json", payload: JSON.stringify(json) })),
  },
  { weight: 4, arbitrary: formBody.map((payload) => ({ type: form, payload })) },
  fc.record({
    type: header(
      "application/json; charset=utf-16",
      `${form};x`,
      "application/json",
      form,
      "text/plain",
    ),
    payload: fc.oneof(
      fc.string({ unit: "binary" }),
      fc.uint8Array().map((bytes) => Buffer.from(bytes)),
    ),
  }),
  fc.record({ type: header("application/json", "multipart/form-data; boundary=x") }),
);

const withContent = (
  { type, payload }: { type: string; payload?: string | Buffer },
  request: AnyRequest,
): AnyRequest => ({
  ...request,
  headers: { ...request.headers, "content-type": type },
  ...(payload !== undefined && { payload }),
});

/** Somebody books, or something like it. */
export const bookingRequest: fc.Arbitrary<AnyRequest> = fc
  .tuple(
    fc.oneof({ weight: 9, arbitrary: fc.constant("POST" as const) }, method),
    someHeaders,
    content,
  )
  .map(([verb, given, body]) =>
    withContent(body, { method: verb, url: "/api/bookings", headers: given }),
  );

const value = fc.oneof(
  fc.constantFrom(
    ...statuses,
    "id-1",
    "id-2",
    "weekly",
    "troon",
    "oldest",
    "2026-11-20",
    "answered",
  ),
  fc.constantFrom(
    "0",
    "7",
    "999999999",
    "2147483648",
    "-1",
    "NaN",
    "0001-01-01T00:00:00Z_x",
    "riley",
  ),
  text,
);
const queryName = fc.constantFrom(
  ...[
    "status",
    "area",
    "plan",
    "search",
    "sort",
    "after",
    "limit",
    "state",
    "from",
    "to",
    "months",
  ],
);
const bodyName = fc.constantFrom(
  ...["from", "to", "text", "into", "event", "months", "username", "password", "current", "next"],
);
const fitting = [
  ...[
    { from: "pending", to: "contacted" },
    { from: "contacted", to: "declined" },
  ],
  ...[{ text: "her mother answers" }, { into: "id-2" }, { event: "1" }, { months: 3 }],
];

/** Somebody calls the owner's API with values that fit, and with values that do not. Nobody signs out. */
export const ownerRequest: fc.Arbitrary<AnyRequest> = fc
  .record({
    endpoint: fc.constantFrom(...endpoints),
    id: fc.oneof(fc.constantFrom("id-1", "id-2", "id-3"), value),
    query: fc.array(fc.tuple(queryName, value), { maxLength: 3 }),
    body: fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...fitting) },
      {
        weight: 4,
        arbitrary: fc.dictionary(
          bodyName,
          fc.oneof({ weight: 4, arbitrary: value }, fc.jsonValue()),
        ),
      },
      fc.jsonValue(),
    ),
    headers: someHeaders,
  })
  .map(({ endpoint, id, query, body, headers: given }) => {
    const path = endpoint.path.replace("{id}", encodeURIComponent(id.toWellFormed()));
    const search = query.map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())));
    const url = `${path}?${search.map((pair) => pair.join("=")).join("&")}`;
    // An event stream would stay open.
    const headers = { ...given, ...(path === "/api/live" && { accept: "application/json" }) };
    const request = { method: endpoint.method, url, headers };
    if (endpoint.method === "GET") return request;
    return withContent({ type: "application/json", payload: JSON.stringify(body) }, request);
  });
