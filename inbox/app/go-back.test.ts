// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { closeBooking, goBack, goTo, placeOfView } from "./navigation.ts";

const scrolled = vi.fn();
beforeEach(() => {
  vi.stubGlobal("scrollTo", scrolled);
  history.replaceState(null, "", "/inbox?view=bookings");
});

test("closing a booking leads to its list, also from another one that was opened in it", () => {
  goTo("/inbox?booking=b-1");
  goTo("/inbox?booking=b-2");
  closeBooking({ ...placeOfView("bookings"), booking: "b-2" });
  expect(location.search).toBe("?view=bookings");
});

test("another screen starts at its top, wherever the last one was scrolled to", () => {
  scrolled.mockClear();
  goTo("/inbox?booking=b-1");
  expect(scrolled).not.toHaveBeenCalled();
  goTo("/inbox?view=week");
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
});

test("a second press on Back, before the browser has gone back, does not leave one page more", () => {
  goTo("/inbox?booking=b-1");
  const back = vi.spyOn(history, "back").mockImplementation(() => undefined);
  goBack("/inbox?view=bookings");
  goBack("/inbox?view=bookings");
  expect(back).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("popstate"));
  goBack("/inbox?view=bookings");
  expect(back).toHaveBeenCalledTimes(2);
});
