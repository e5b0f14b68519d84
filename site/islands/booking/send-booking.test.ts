import { afterEach, expect, test, vi } from "vitest";
import { validBooking as booking } from "#domain/testing/sample-booking.ts";
import { sendBooking } from "./send-booking.ts";

const ours = { hearBy: "2026-01-01T00:00:00Z" };

type Answer = readonly [what: string, status: number, body: string | null, isRedirected: boolean];
const page = "<!doctype html><title>Sign in to the network</title>";
const foreign: readonly Answer[] = [
  ["the page of a filter", 200, page, false],
  ["a captive portal's page", 201, page, false],
  ["a proxy's sign-in", 200, page, true],
  ["a redirect that was followed", 201, JSON.stringify(ours), true],
  ["an accepted request", 202, JSON.stringify(ours), false],
  ["no content", 204, null, false],
  ["foreign JSON", 200, '{"success":true}', false],
  ["foreign JSON that says created", 201, '{"success":true}', false],
  ["a list", 201, "[]", false],
];
const cut = new ReadableStream({ start: (body) => body.error(new TypeError("network error")) });
const cutOff: readonly (readonly [what: string, body: BodyInit | null])[] = [
  ["before its body", null],
  ["in its body", '{"id":"0192","hear'],
  ["with an error", cut],
];

test.each(foreign)(
  "%s is no success, and trying again books once",
  async (_, status, body, redirected) => {
    const fetchStub = vi.fn<typeof fetch>();
    vi.stubGlobal("fetch", fetchStub);
    const answer = new Response(body, { status });
    Object.defineProperty(answer, "redirected", { value: redirected });
    fetchStub.mockResolvedValueOnce(answer);
    fetchStub.mockImplementation(async () => Response.json(ours, { status: 201 }));
    await expect(sendBooking({ booking })).rejects.toThrow();
    expect(await sendBooking({ booking })).toMatchObject({ hearBy: new Date(ours.hearBy) });
    const keys = fetchStub.mock.calls.map(([, init]) =>
      new Headers(init?.headers).get("idempotency-key"),
    );
    expect(new Set(keys).size).toBe(1);
  },
);

test.each(cutOff)("a 201 that was cut off %s is a success", async (_, body) => {
  vi.stubGlobal("fetch", async () => new Response(body, { status: 201 }));
  const { hearBy } = await sendBooking({ booking });
  expect(hearBy).toBeUndefined();
});

const fails = () => {
  throw new DOMException("The operation is not allowed");
};
const full = { getItem: () => null, setItem: fails, removeItem: () => {} };

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, "sessionStorage");
});

test.each([
  ["blocked", fails],
  ["full", () => full],
])(
  "with storage %s, a retry sends the same key, and the next booking a new one",
  async (_, get) => {
    Object.defineProperty(globalThis, "sessionStorage", { get, configurable: true });
    const fetchStub = vi.fn<typeof fetch>();
    vi.stubGlobal("fetch", fetchStub);
    const keySent = async () => {
      await sendBooking({ booking }).catch(() => {});
      return new Headers(fetchStub.mock.lastCall?.[1]?.headers).get("idempotency-key");
    };
    fetchStub.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    fetchStub.mockImplementation(async () => Response.json(ours, { status: 201 }));
    const first = await keySent();
    expect(first).toMatch(/./);
    expect(await keySent()).toBe(first);
    expect(await keySent()).not.toBe(first);
  },
);
