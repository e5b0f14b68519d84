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
  throw new DOMException("Access is denied", "SecurityError");
};
const blocked = { getItem: fails, setItem: fails, removeItem: fails };
const full = { getItem: () => null, setItem: fails, removeItem: () => {} };

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["blocked", blocked],
  ["full", full],
])(
  "with storage %s, a retry sends the same key, and the next booking a new one",
  async (_, storage) => {
    vi.stubGlobal("sessionStorage", storage);
    const fetchStub = vi.fn<typeof fetch>();
    vi.stubGlobal("fetch", fetchStub);
    const keySent = async () => {
      await sendBooking(booking).catch(() => {});
      return new Headers(fetchStub.mock.lastCall?.[1]?.headers).get("idempotency-key");
    };
    fetchStub.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    fetchStub.mockImplementation(async () => Response.json({ replyBy: "2026-01-01T00:00:00Z" }));
    const first = await keySent();
    expect(first).toMatch(/./);
    expect(await keySent()).toBe(first);
    expect(await keySent()).not.toBe(first);
  },
);
