import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addressOf, isRequestError, read, request } from "./request.ts";

const fetchStub = vi.fn<typeof fetch>();
const answer = (body: string | null, init: ResponseInit = {}) =>
  fetchStub.mockResolvedValue(new Response(body, init));

beforeEach(() => {
  fetchStub.mockReset();
  vi.stubGlobal("fetch", fetchStub);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the segments of a key joined by slashes are the address", async () => {
  answer("[]");
  await read(["/api/bookings", 7, "events"], { on401: "throw" });
  expect(addressOf(["/api/bookings"])).toBe("/api/bookings");
  expect(fetchStub.mock.calls[0]?.[0]).toBe("/api/bookings/7/events");
});

test("reading sends the cookies and gives the JSON of the answer", async () => {
  answer('{"items":[1]}');
  expect(await read(["/api/bookings"], { on401: "throw" })).toEqual({ items: [1] });
  expect(fetchStub).toHaveBeenCalledExactlyOnceWith("/api/bookings", {
    method: "GET",
    credentials: "include",
    headers: {},
    signal: expect.any(AbortSignal),
  });
});

test("a 401 gives null if requested", async () => {
  answer("no session", { status: 401 });
  expect(await read(["/api/session"], { on401: "null" })).toBe(null);
});

test("a 401 is an error otherwise", async () => {
  answer("no session", { status: 401 });
  await expect(read(["/api/session"], { on401: "throw" })).rejects.toThrow(/^401: no session$/);
});

test("only a 401 is ever null", async () => {
  answer("not yours", { status: 403 });
  await expect(read(["/api/session"], { on401: "null" })).rejects.toThrow(/^403: not yours$/);
});

test("an error says the status and the body", async () => {
  answer("the disk is full", { status: 503, statusText: "Service Unavailable" });
  const sent = request("POST", "/api/bookings", { body: {} });
  await expect(sent).rejects.toThrow(/^503: the disk is full$/);
  await expect(sent).rejects.toMatchObject({ status: 503, body: "the disk is full" });
  expect(await sent.catch(isRequestError)).toBe(true);
  expect(isRequestError(new TypeError("Failed to fetch"))).toBe(false);
});

test("an error with an empty body says the status text", async () => {
  answer("", { status: 503, statusText: "Service Unavailable" });
  await expect(read(["/api/bookings"], { on401: "throw" })).rejects.toThrow(
    /^503: Service Unavailable$/,
  );
});

test("writing sends the body as JSON, with the cookies and the headers that were given", async () => {
  answer("{}", { status: 201 });
  const response = await request("POST", "/api/bookings", {
    body: { city: "Phoenix" },
    headers: { "idempotency-key": "k" },
  });
  expect(response.status).toBe(201);
  expect(fetchStub).toHaveBeenCalledExactlyOnceWith("/api/bookings", {
    method: "POST",
    credentials: "include",
    headers: { "content-type": "application/json", "idempotency-key": "k" },
    body: '{"city":"Phoenix"}',
    signal: expect.any(AbortSignal),
  });
});

test("the answer of somebody else is neither a success nor a failure of this server", async () => {
  answer("<title>Sign in</title>");
  const sent = request("POST", "/api/bookings", { status: 201, body: {} });
  await expect(sent).rejects.toThrow(/^200: /);
  expect(await sent.catch(isRequestError)).toBe(false);
  const followed = Object.defineProperty(new Response("{}"), "redirected", { value: true });
  fetchStub.mockResolvedValue(followed);
  await expect(request("GET", "/api/session")).rejects.toThrow(/^200: /);
});

test("writing without data sends no body and no content type", async () => {
  answer(null, { status: 204 });
  await request("DELETE", "/api/session");
  expect(fetchStub).toHaveBeenCalledExactlyOnceWith("/api/session", {
    method: "DELETE",
    credentials: "include",
    headers: {},
    signal: expect.any(AbortSignal),
  });
});

test("a request waits at most 30 seconds for its answer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  answer("{}");
  await request("POST", "/api/bookings", { body: {} });
  const signal = fetchStub.mock.calls[0]?.[1]?.signal;
  vi.advanceTimersByTime(29_999);
  expect(signal?.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal?.reason).toHaveProperty("name", "TimeoutError");
  vi.useRealTimers();
});

test("aborting the signal aborts the request", async () => {
  const gone = new AbortController();
  answer("{}");
  await read(["/api/bookings"], { on401: "throw", signal: gone.signal });
  const signal = fetchStub.mock.calls[0]?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  gone.abort();
  expect(signal?.aborted).toBe(true);
});
