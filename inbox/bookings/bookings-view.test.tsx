// @vitest-environment happy-dom
import { screen as page, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { BookingFilter, BookingRow as BookingRowData } from "#domain/api/bookings.ts";
import { stateOf } from "#domain/tasks/state.ts";
import { planLine, visitPrice } from "#inbox/app/labels.ts";
import { addressOfView } from "#inbox/app/navigation.ts";
import { whichLists } from "#inbox/bookings/booking-lists.tsx";
import { addressOfList, failLoad, loadedClient, loadPage, render } from "#inbox/testing/render.tsx";
import { detailSample, now, rowSample, summarySample } from "#inbox/testing/samples.ts";
import { type Answers, show } from "#inbox/testing/screen.tsx";
import { BookingRow } from "./booking-row.tsx";
import { BookingsView } from "./bookings-view.tsx";

const waiting = rowSample({ id: "w", firstName: "Wanda" });
const called = rowSample({ id: "c", firstName: "Cal", status: "contacted" });

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
  history.replaceState(null, "", addressOfView("bookings", { filter, booking }));
  const $ = render(<BookingsView />, client);
  const texts = (selector: string) =>
    $(selector)
      .map((_, one) => $(one).text())
      .get();
  return { $, texts };
}

test("waiting bookings are listed above the answered ones", () => {
  const { $, texts } = screen({ waiting: [waiting], rest: [called] });
  expect(texts("section h2")).toEqual(["New1", "All others"]);
  expect(texts("[data-booking]")).toEqual(["Wanda Núñez", "Cal Núñez"]);
  expect($("a:contains(Spam: 2)").attr("href")).toBe("/inbox?status=spam");
});

test("an empty inbox says that bookings will come; an empty search leads back to all of them", () => {
  const none = { waiting: [], rest: [] };
  const { $ } = screen(none);
  expect(screen({ waiting: [], rest: [called] }).$.text()).toContain("Every call is made.");
  expect($("h2").text()).toBe("No bookings yetPick a booking");
  const searched = screen(none, { filter: { status: "declined" } }).$;
  expect(searched("h2").first().text()).toBe("Nothing found");
  expect(searched("a:contains(Show all bookings)").attr("href")).toBe("/inbox?view=bookings");
  expect(searched("a:contains(Spam: 2)")).toHaveLength(1);
  const { $: others } = screen({ waiting: [], rest: [called] }, { filter: { search: "cal" } });
  expect(others.text()).toContain("No waiting booking matches.");
  expect(others.text()).not.toContain("Every call is made.");
});

test("lists that could not be loaded offer another try; what was loaded before stays", () => {
  const { $, texts } = screen({}, { failed: true });
  const words = "The bookings could not be loaded. They are safe on the server. Try again";
  expect(texts("[role=alert]")).toEqual([words, words]);
  expect($.text()).not.toMatch(/No bookings yet|Nobody is waiting/);
  const stale = screen({ waiting: [waiting], rest: [called] }, { failed: true });
  expect(stale.texts("[role=alert]")).toEqual([words, words]);
  expect(stale.texts("[data-booking]")).toEqual(["Wanda Núñez", "Cal Núñez"]);
});

test("an open booking is beside the lists", () => {
  const { $, texts } = screen({ waiting: [waiting], rest: [called] }, { booking: "c" });
  expect($("[aria-label=Booking] h2").text()).toBe("Cal Núñez");
  expect(texts("[data-booking]")).toEqual(["Wanda Núñez", "Cal Núñez"]);
  expect(texts("[data-booking][aria-current=true]")).toEqual(["Cal Núñez"]);
});

const shown = (filter: BookingFilter) =>
  Object.values(whichLists(filter)).flatMap((list) => (list.isShown ? [list.title] : []));

test("waiting bookings come first, the least time left on top, then the rest", () => {
  expect(shown({})).toEqual(["New", "All others"]);
  const { waiting, rest } = whichLists({ search: "ana" });
  expect(waiting.filter).toEqual({ search: "ana", status: "pending", sort: "oldest" });
  expect(rest.filter).toEqual({ search: "ana", status: "answered", sort: "newest" });
  expect(whichLists({}).waiting.filter).toMatchObject({ fold: "none" });
});

test("a status filter shows one list", () => {
  expect(shown({ status: "pending" })).toEqual(["New"]);
  expect(shown({ status: "declined" })).toEqual(["Not interested"]);
  expect(shown({ status: "spam" })).toEqual(["Spam"]);
});

test("a search also finds spam", () => {
  expect(shown({ search: "ana" })).toEqual(["New", "All others", "Spam"]);
  expect(shown({ search: "ana", status: "active" })).toEqual(["Customer"]);
});

function rowOf(more: Partial<BookingRowData>) {
  history.replaceState(null, "", "/inbox?search=ana");
  const $ = render(
    <table>
      <tbody>
        <BookingRow booking={rowSample(more)} />
      </tbody>
    </table>,
  );
  return {
    $,
    texts: $("td")
      .map((_, cell) => $(cell).text())
      .get(),
  };
}

test("a row names the person and opens the booking without losing the filter", () => {
  const { $, texts } = rowOf({});
  expect($("a").attr("href")).toBe("/inbox?booking=b-1&search=ana");
  expect($("a").text()).toBe("Ana Núñez");
  expect(texts[1]).toBe(planLine(rowSample()) + visitPrice(rowSample()));
  expect(texts[2]).toBe("(480) 555-0199since 9:40 AM");
});

test("a row says what is known, and the last note", () => {
  const late = { createdAt: "2026-11-19T15:40:00.000Z", note: "After 5" };
  const { $, texts } = rowOf(late);
  const { phrase, tone } = stateOf({ booking: rowSample(late), visit: null }, { now, daysOff: [] });
  expect([texts[3], $("[data-tone]").attr("data-tone")]).toEqual([phrase, tone]);
  expect(texts[4]).toBe("“After 5”");
});

test("both bookings of a person are marked", () => {
  expect(rowOf({ sameAs: "b-0" }).texts[0]).toContain("booked twice");
  expect(rowOf({ againAs: "b-2" }).texts[0]).toContain("booked twice");
  expect(rowOf({}).texts[0]).not.toContain("booked twice");
});

/** A server with these bookings, found by status and the beginning of their first name. */
function open(
  bookings: readonly ReturnType<typeof rowSample>[],
  answers: Answers = {},
  address = "/inbox?view=bookings",
) {
  history.replaceState(null, "", address);
  const list = (_body: unknown, asked: URLSearchParams) => {
    const status = asked.get("status") === "answered" ? "contacted" : asked.get("status");
    const items = bookings
      .filter((one) => one.firstName.startsWith(asked.get("search") ?? ""))
      .filter((one) => status === null || one.status === status);
    return { items, next: null };
  };
  return show(<BookingsView />, {
    "GET /api/bookings": list,
    "GET /api/bookings/c": () => detailSample({ booking: called }),
    ...answers,
  });
}
const names = () =>
  page.queryAllByRole("link", { name: /Núñez$/ }).map(({ textContent }) => textContent);

test("a button within the thumb's reach leads to the search, which is in the address and leaves what matches", async () => {
  const { user } = open([waiting, called]);
  await page.findByRole("link", { name: "Cal Núñez" });
  await user.click(page.getByRole("button", { name: "Search" }));
  await user.keyboard("Wa");
  await waitFor(() => expect(names()).toEqual(["Wanda Núñez"]));
  expect(location.search).toBe("?search=Wa");
  expect(page.getByText("No booking here matches.")).toBeTruthy();
});

test("without the search all are back, and the focus stays in its field", async () => {
  const { user } = open([waiting, called], {}, "/inbox?search=Wa");
  await waitFor(() => expect(names()).toEqual(["Wanda Núñez"]));
  const search = page.getByRole("searchbox", { name: "Search bookings" });
  await user.clear(search);
  await waitFor(() => expect(names()).toEqual(["Wanda Núñez", "Cal Núñez"]));
  expect(location.search).toBe("?view=bookings");
  expect(document.activeElement).toBe(search);
});

test("a status is asked of the server beside the search, and can be taken away", async () => {
  const { user, asked } = open([waiting, called], {}, "/inbox?search=Wa");
  await page.findByRole("heading", { name: "All others" });
  await user.selectOptions(page.getByLabelText("Status"), "New");
  await waitFor(() => expect(page.queryByRole("heading", { name: "All others" })).toBeNull());
  expect(location.search).toBe("?status=pending&search=Wa");
  expect(asked.some((address) => /search=Wa&status=pending/.test(address))).toBe(true);
  await user.selectOptions(page.getByLabelText("Status"), "Any status");
  await page.findByRole("heading", { name: "All others" });
  expect(location.search).toBe("?search=Wa");
});

test("Show more loads the next page below the first", async () => {
  let isLast = false;
  const { user, asked } = open([], {
    "GET /api/bookings?fold=none&status=pending&sort=oldest": () => ({
      items: [waiting],
      next: "1",
    }),
    "GET /api/bookings?fold=none&status=pending&sort=oldest&after=1": () => {
      isLast = true;
      return { items: [rowSample({ id: "x", firstName: "Xenia" })], next: null };
    },
  });
  await user.click(await page.findByRole("button", { name: "Show more" }));
  await waitFor(() => expect(names()).toEqual(["Wanda Núñez", "Xenia Núñez"]));
  expect(page.queryByRole("button", { name: "Show more" })).toBeNull();
  expect(isLast && asked.at(-1)?.endsWith("after=1")).toBe(true);
});

test("Escape closes the booking, and the focus is back at its row", async () => {
  const { user } = open([waiting, called], {}, "/inbox?booking=c");
  const note = await page.findByRole("textbox", { name: "New note" });
  await page.findByRole("link", { name: "Wanda Núñez" });
  await user.type(note, "Two gates{Escape}");
  await waitFor(() => expect(page.queryByRole("region", { name: "Booking" })).toBeNull());
  expect(document.activeElement?.textContent).toBe("Cal Núñez");
  expect(location.search).toBe("?view=bookings");
});
