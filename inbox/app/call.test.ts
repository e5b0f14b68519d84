import { expect, test, vi } from "vitest";
import { hourMs, minuteMs } from "#domain/dates.ts";
import { requestError } from "#ui/request.ts";
import { addressOfCall, errorMessage, fieldError, problemOf } from "./call.ts";
import { clockWords, currentTime, readClock } from "./clock.ts";

const failed = (status: number, body: unknown) =>
  requestError(status, typeof body === "string" ? body : JSON.stringify(body), "");

test("an address has its parameters filled in, and no empty query parameters", () => {
  expect(addressOfCall({ path: "/api/bookings/{id}/notes" }, { params: { id: "a/b" } })).toBe(
    "/api/bookings/a%2Fb/notes",
  );
  const query = { status: "pending", search: "", area: undefined, limit: 5 };
  expect(addressOfCall({ path: "/api/bookings" }, { query })).toBe(
    "/api/bookings?status=pending&limit=5",
  );
});

test("the error message is the server's own, otherwise what to do", () => {
  expect(errorMessage(failed(409, { title: "Conflict", detail: "Riley was here." }))).toBe(
    "Riley was here.",
  );
  expect(errorMessage(failed(409, { title: "Conflict" }))).toBe("Conflict");
  expect(errorMessage(failed(500, { code: "internal", title: "Our fault" }))).toBe("Our fault");
  for (const unanswered of [failed(502, "<h1>Bad Gateway</h1>"), new TypeError("Failed to fetch")])
    expect(errorMessage(unanswered)).toBe(
      "The server did not answer. Check the connection and try again: nothing is done twice.",
    );
});

test("a full disk or a missing database is named, and the owner is not asked to call the business", () => {
  const full = failed(503, { code: "storage-failed", title: "Please call us at (480) 555-0142" });
  expect(errorMessage(full)).toBe(
    "The server cannot use its storage right now. Its disk may be full, or its database does not answer. Try again in a moment.",
  );
});

test("a rejected field shows its own error, and it is not shown twice", () => {
  const error = failed(400, { title: "Bad", errors: { next: "Too short" } });
  expect(errorMessage(error)).toBe("");
  expect(fieldError(error, "next")).toBe("Too short");
  expect(fieldError(error, "current")).toBeUndefined();
  expect(fieldError(null, "next")).toBeUndefined();
});

test("an answer that is not a problem document gives no problem", () => {
  expect(problemOf(failed(500, "oops"))).toBeUndefined();
  expect(problemOf(failed(500, { detail: 1 }))).toBeUndefined();
  expect(problemOf(new Error("offline"))).toBeUndefined();
});

const now = Date.parse("2026-11-20T17:00:00.000Z");
const answered = (differenceMs: number) =>
  readClock(new Response("", { headers: { date: new Date(now + differenceMs).toUTCString() } }));

test("a clock that is hours off is said, and times follow the server's; a few minutes are not worth a word", () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  answered(3 * hourMs);
  expect(clockWords()).toBe("This device’s clock is 3 h behind.");
  expect(currentTime().getTime()).toBe(now + 3 * hourMs);
  readClock(new Response());
  answered(-30 * hourMs);
  expect(clockWords()).toBe("This device’s clock is 30 h ahead.");
  answered(2 * minuteMs);
  expect(clockWords()).toBe("");
  expect(currentTime().getTime()).toBe(now);
  vi.useRealTimers();
});
