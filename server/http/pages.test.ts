import { expect, test } from "vitest";
import { closeGracefully } from "#server/http/connections.ts";
import { withApp } from "#server/testing/app.ts";
import { sendRaw } from "#server/testing/sockets.ts";

async function get(
  url: string,
  headers: Record<string, string> = {},
  method: "GET" | "HEAD" = "GET",
) {
  const answers: { status: number; body: string; headers: Record<string, unknown> }[] = [];
  await withApp({}, async ({ server }) => {
    const response = await server.inject({ method, url, headers });
    const { statusCode: status, body } = response;
    answers.push({ status, body, headers: { ...response.headers } });
  });
  const [answer] = answers;
  if (!answer) throw new Error(`no answer for ${url}`);
  return answer;
}

test.each([
  ["br, gzip", "brotli", "br", '"br"'],
  ["gzip", "gzip", "gzip", '"gzip"'],
  ["gzip, br;q=0", "gzip", "gzip", '"gzip"'],
  ["identity", "plain", undefined, '"plain"'],
])("a client that accepts %j gets %s", async (accepted, body, encoding, etag) => {
  const answer = await get("/book-now", { "accept-encoding": accepted });
  expect(answer).toMatchObject({ status: 200, body });
  expect(answer.headers["content-encoding"]).toBe(encoding);
  expect(answer.headers["etag"]).toBe(etag);
  expect(answer.headers["vary"]).toBe("accept-encoding");
});

test.each(['"br"', 'W/"br"', '"x", "br"', "*"])(
  "If-None-Match: %s saves the body",
  async (etag) => {
    const answer = await get("/book-now", { "accept-encoding": "br", "if-none-match": etag });
    expect(answer).toMatchObject({ status: 304, body: "" });
    expect(answer.headers["etag"]).toBe('"br"');
  },
);

test("the ETag of another copy does not save the body", async () => {
  const answer = await get("/book-now", { "accept-encoding": "br", "if-none-match": '"gzip"' });
  expect(answer.status).toBe(200);
});

test("HEAD is GET without the body", async () => {
  const answer = await get("/book-now", {}, "HEAD");
  expect(answer).toMatchObject({ status: 200, body: "" });
  expect(answer.headers["content-length"]).toBe("5");
});

test.each([
  ["/book-now/", "/book-now"],
  ["/book-now.html", "/book-now"],
  ["/book-now/?from=ad", "/book-now?from=ad"],
  ["/index.html", "/"],
  ["/Book-Now", "/book-now"],
  ["/BOOK-NOW/?Plan=Weekly", "/book-now?Plan=Weekly"],
  ["//book-now", "/book-now"],
  ["/book-now&utm_source=x", "/book-now?utm_source=x"],
  ["/book-now&utm_source=x?plan=weekly", "/book-now?utm_source=x&plan=weekly"],
  ["/book-now%3Futm_source=x", "/book-now?utm_source=x"],
  ...["/.", "/,", ").", "%E2%80%9D", "%20", "%29%2C", "!?", ">"].map((end) => [
    `/book-now${end}`,
    "/book-now",
  ]),
])("%s leads to %s", async (url, location) => {
  const answer = await get(url);
  expect(answer.status).toBe(308);
  expect(answer.headers["location"]).toBe(location);
});

test.each([
  "/nope",
  "/nope/",
  "//evil.example/",
  "/nope.html",
  "/..%2f..%2fetc/passwd",
  "/404x",
  "/Nope",
  "/STYLES.css",
  "/nope&a=b",
  "/%E0%A4%A",
])("%s is not found", async (url) => {
  expect(await get(url)).toMatchObject({ status: 404, body: "nothing here" });
});

test("an unknown API address gets a problem document, not a page", async () => {
  const answer = await get("/api/nope");
  expect(answer.status).toBe(404);
  expect(JSON.parse(answer.body)).toMatchObject({ code: "not-found" });
});

test("an address of the API that cannot be decoded is malformed", async () => {
  const answer = await get("/api/%E0%A4%A");
  expect(answer.status).toBe(400);
  expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
});

test("a page accepts only GET and HEAD", () =>
  withApp({}, async ({ server }) => {
    const response = await server.inject({ method: "POST", url: "/book-now", payload: "{" });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe("GET, HEAD");
  }));

test("a page has its own security policy, everything else has the strictest one", async () => {
  expect((await get("/")).headers["content-security-policy"]).toBe("test");
  expect((await get("/api/nope")).headers["content-security-policy"]).toBe(
    "default-src 'none';frame-ancestors 'none'",
  );
});

/** What a connection adds of its own. */
const ofConnection = ["connection", "date", "keep-alive", "transfer-encoding"];
const withoutConnection = (headers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)));

test.each([
  ["GET", "/", {}, 200],
  ["GET", "/book-now?from=ad", { "accept-encoding": "gzip, deflate, br, zstd" }, 200],
  ["HEAD", "/book-now", { "accept-encoding": "gzip" }, 200],
  ["GET", "/book-now", { "accept-encoding": "br", "if-none-match": '"br"' }, 304],
  ["GET", "/book-now/", {}, 308],
  ["HEAD", "/nope", {}, 404],
  ["GET", "/nope", {}, 404],
  ["POST", "/book-now", { "content-length": "0" }, 405],
] as const)(
  "%s %s %j gets the same answer over a connection and without one",
  (method, url, headers, status) =>
    withApp({}, async ({ server }) => {
      const without = await server.inject({ method, url, headers });
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      const over = await sendRaw(
        await server.listen({ port: 0 }),
        `${method} ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${lines.join("")}\r\n`,
      );
      expect([without.statusCode, over.status]).toEqual([status, status]);
      expect(over.body).toBe(method === "HEAD" ? "" : without.body);
      const told = Object.entries(without.headers).map(([name, value]) => [name, String(value)]);
      expect(withoutConnection(over.headers)).toEqual(withoutConnection(Object.fromEntries(told)));
      expect(over.headers["date"]).toBeDefined();
    }),
);

const long = { idleCheck: 10, cutOff: 20_000, end: 20_000 };

test("a page requested during the shutdown is answered, and its connection closed", () =>
  withApp({}, async ({ server }) => {
    const close = closeGracefully(server, { ...long, drainReads: 300 });
    const url = await server.listen({ port: 0 });
    const closed = close();
    const answer = await sendRaw(url, "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    expect(answer).toMatchObject({ status: 200, body: "home", headers: { connection: "close" } });
    await closed;
  }));
