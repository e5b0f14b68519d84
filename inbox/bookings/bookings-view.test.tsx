import { expect, test, vi } from "vitest";
import type { BookingFilter } from "#domain/api/bookings.ts";
import { placeOfView } from "#inbox/navigation.ts";
import { addressOfList, failLoad, loadedClient, loadPage, render } from "#inbox/testing/render.tsx";
import { bookingSample, detailSample, summarySample } from "#inbox/testing/samples.ts";
import { BookingsView } from "./bookings-view.tsx";
import { whichLists } from "./which-lists.ts";

const now = new Date("2026-11-20T17:00:00.000Z");
const waiting = bookingSample({ id: "w", firstName: "Wanda" });
const called = bookingSample({ id: "c", firstName: "Cal", status: "contacted" });

type Lists = Partial<Record<"waiting" | "rest", readonly unknown[]>>;

function screen(
  { waiting: first, rest }: Lists,
  more: {
    readonly filter?: BookingFilter;
    readonly booking?: string;
    readonly failed?: boolean;
  } = {},
) {
  const { filter = {}, booking, failed = false } = more;
  vi.stubGlobal("location", { search: "" });
  const client = loadedClient({
    "/api/summary": summarySample({ spam: 2 }),
    "/api/bookings/c": detailSample({ booking: called }),
  });
  const plans = whichLists(filter);
  const addresses = [
    addressOfList(plans.waiting.filter),
    addressOfList(plans.rest.filter),
  ] as const;
  if (first) loadPage(client, addresses[0], first);
  if (rest) loadPage(client, addresses[1], rest);
  if (failed) for (const address of addresses) failLoad(client, [address, "pages"]);
  const place = { ...placeOfView("inbox"), filter, booking };
  const $ = render(<BookingsView place={place} now={now} />, client);
  const texts = (selector: string) =>
    $(selector)
      .map((_, one) => $(one).text())
      .get();
  return { $, texts };
}

test("waiting bookings are listed above the answered ones, and the first is next to call", () => {
  const { $, texts } = screen({ waiting: [waiting], rest: [called] });
  expect(texts("section h2")).toEqual(["Waiting for a call1", "Answered"]);
  expect(texts("[data-booking]")).toEqual(["Wanda Núñez", "Cal Núñez"]);
  expect($("h2:contains(is next)").text()).toBe("Wanda Núñez is next");
  expect($("a:contains(Open the booking)").attr("href")).toContain("booking=w");
  expect($("a:contains(Look at spam)").attr("href")).toBe("/inbox?status=spam");
});

test("an empty inbox says that bookings will come; an empty search leads back to all of them", () => {
  const none = { waiting: [], rest: [] };
  const { $ } = screen(none);
  expect($("h2").text()).toBe("No bookings yetAll calls are made");
  const searched = screen(none, { filter: { area: "troon" } }).$;
  expect(searched("h2").first().text()).toBe("Nothing found");
  expect(searched("a:contains(Show all bookings)").attr("href")).toBe("/inbox?view=inbox");
});

test("lists that could not be loaded offer another try; what was loaded before stays", () => {
  const { $, texts } = screen({}, { failed: true });
  const words = "The bookings could not be loaded. They are safe on the server. Try again";
  expect(texts("[role=alert]")).toEqual([words, words]);
  expect($.text()).not.toMatch(/No bookings yet|Nobody is waiting|All calls are made/);
  const stale = screen({ waiting: [waiting], rest: [called] }, { failed: true });
  expect(stale.texts("[role=alert]")).toEqual([words, words]);
  expect(stale.texts("[data-booking]")).toEqual(["Wanda Núñez", "Cal Núñez"]);
});

test("an open booking takes the place of who is next, beside the lists", () => {
  const { $, texts } = screen({ waiting: [waiting], rest: [called] }, { booking: "c" });
  expect($("[aria-label=Booking] h2").text()).toBe("Cal Núñez");
  expect($("h2:contains(is next)").length).toBe(0);
  expect(texts("[data-booking]")).toEqual(["Wanda Núñez", "Cal Núñez"]);
});
