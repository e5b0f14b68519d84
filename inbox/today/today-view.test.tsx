// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { usePlace } from "#inbox/app/navigation.ts";
import {
  bookedVisitSample,
  detailSample,
  summarySample,
  visitTask,
} from "#inbox/testing/samples.ts";
import { show } from "#inbox/testing/screen.tsx";
import { calls, leads, now, open, stop, tasksOf, today } from "#inbox/testing/today.tsx";
import { TodayView } from "./today-view.tsx";

test("with nothing to do, both lists say so", () => {
  const $ = today({});
  expect($("h1").text()).toBe("Today");
  expect($.root().text()).toContain("Friday, November 20");
  expect($(calls).text()).toContain("Everyone has been called.");
  expect($("[aria-labelledby=visits]").text()).toContain("No visits today.");
  expect($("[aria-label=Next]").length).toBe(0);
});

test("not everyone has been called while somebody who picked a day waits for an answer", () => {
  const asked = bookedVisitSample("1", { state: "asked", booking: { status: "pending" } });
  const $ = today({ tasks: [visitTask("confirm", asked)] });
  expect($(calls).text()).toContain("No other calls than those above.");
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
    "GET /api/tasks": () => ({ items: [], more: 0, folds: [] }),
    "GET /api/visits": () => ({ days: [], visits: [] }),
    "GET /api/bookings/b-1": () => detailSample(),
  });
  await user.click(await screen.findByRole("textbox", { name: "New note" }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "New note" })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("while there are stops, their window is on top of a phone; a wide screen has the stops beside what is due", async () => {
  const visits = [stop("On"), stop("Noon", { starts: "11:00", ends: "15:00" })];
  const tasks = [...leads.slice(0, 1), ...tasksOf(visits)];
  const due = {
    "GET /api/tasks": () => ({
      items: [{ ...tasks[0], due: "2026-11-20T23:00:00.000Z" }, ...tasksOf(visits)],
      more: 0,
      folds: [],
    }),
  };
  const { unmount } = open(() => visits, due);
  await screen.findAllByRole("button", { name: "Done, On Núñez" });
  const headings = () => screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
  expect(headings()).toEqual(["Visits", "Now", "More visits", "Calls"]);
  unmount();
  open(() => visits, due, now, true);
  await screen.findAllByRole("button", { name: "Done, On Núñez" });
  expect(headings()).toEqual(["Now", "Calls", "Visits"]);
});
