import { afterEach, expect, test, vi } from "vitest";
import { sendBooking } from "./send-booking.ts";

const booking = {
  firstName: "Ann",
  lastName: "Lee",
  email: "ann@example.com",
  phone: "4805550123",
  address: "1 Main Street",
  city: "Scottsdale",
  state: "AZ",
  zipCode: "85251",
  numDogs: "1",
  serviceType: "weekly",
} as const;

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
      await sendBooking(booking).catch(() => {});
      return new Headers(fetchStub.mock.lastCall?.[1]?.headers).get("idempotency-key");
    };
    fetchStub.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    fetchStub.mockImplementation(async () => Response.json({ hearBy: "2026-01-01T00:00:00Z" }));
    const first = await keySent();
    expect(first).toMatch(/./);
    expect(await keySent()).toBe(first);
    expect(await keySent()).not.toBe(first);
  },
);
