// @vitest-environment happy-dom
import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { placeOfView, usePlace } from "#inbox/navigation/navigation.ts";
import { loadedClient, render } from "#inbox/testing/render.tsx";
import {
  bookedVisitSample,
  detailSample,
  summarySample,
  visitTask,
} from "#inbox/testing/samples.ts";
import { show } from "#inbox/testing/screen.tsx";
import { calls, now, today } from "#inbox/testing/today.tsx";
import { TodayView } from "./today-view.tsx";

test("with nothing to do, both lists say so", () => {
  const $ = today({});
  expect($("h1").text()).toBe("Friday, November 20");
  expect($("h1 + p").text()).toBe("no calls, no visits");
  expect($(calls).text()).toContain("Everyone has been called.");
  expect($("[aria-labelledby=visits]").text()).toContain("No visits today.");
  expect($("[aria-label=Next]").length).toBe(0);
});

test("not everyone has been called while somebody who picked a day waits for an answer", () => {
  const wished = bookedVisitSample("1", { state: "wished", booking: { status: "pending" } });
  const $ = today({ tasks: [visitTask("confirm", wished)] });
  expect($(calls).text()).toContain("Everyone has been called, except for those below.");
});

test("nothing is said to be left or done before both lists are loaded", () => {
  const $ = render(<TodayView place={placeOfView("today")} now={now} />, loadedClient());
  expect($("h1").text()).toBe("Friday, November 20");
  expect($("h1 + p").text()).toBe("");
});

test("when a booking is closed that has left the lists, the focus is on the page's content", async () => {
  function Today() {
    return (
      <main tabIndex={-1}>
        <TodayView place={usePlace()} now={now} />
      </main>
    );
  }
  history.replaceState(null, "", "/inbox?view=today&booking=b-1");
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  const { user } = show(<Today />, {
    "GET /api/summary": () => summarySample(),
    "GET /api/bookings": () => ({ items: [], next: null }),
    "GET /api/tasks": () => ({ items: [], more: 0, series: 0, devices: [] }),
    "GET /api/visits": () => ({ days: [], visits: [] }),
    "GET /api/bookings/b-1": () => detailSample(),
  });
  await user.click(await screen.findByRole("textbox", { name: "New note" }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "New note" })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("the week beside the lists stays while a browser prints on narrow paper", async () => {
  let isPrinted = false;
  const listeners = new Set<() => void>();
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "print" ? isPrinted : !isPrinted,
    addEventListener: (_: string, listen: () => void) => listeners.add(listen),
    removeEventListener: (_: string, listen: () => void) => listeners.delete(listen),
  }));
  show(<TodayView place={placeOfView("today")} now={now} />, {
    "GET /api/tasks": () => ({ items: [], more: 0, series: 0, devices: [] }),
    "GET /api/summary": () => summarySample(),
    "GET /api/bookings": () => ({ items: [], next: null }),
    "GET /api/visits": () => ({ days: [], visits: [] }),
  });
  await screen.findByRole("heading", { name: "Week of November 15" });
  isPrinted = true;
  act(() => {
    for (const listen of listeners) listen();
  });
  expect(screen.getByRole("heading", { name: "Week of November 15" })).toBeTruthy();
});
