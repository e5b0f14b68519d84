// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  bookedVisitSample,
  detailSample,
  now,
  taskList,
  taskSample,
  visitTask,
} from "#inbox/testing/samples.ts";
import { show } from "#inbox/testing/screen.tsx";
import { calls, leads, open, outcome, stop, tasksOf, today } from "#inbox/testing/today.tsx";
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
        <TodayView />
      </main>
    );
  }
  history.replaceState(null, "", "/inbox?view=today&booking=b-1");
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  const { user } = show(<Today />, {
    "GET /api/bookings/b-1": () => detailSample(),
  });
  await user.click(await screen.findByRole("textbox", { name: "New note" }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "New note" })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("while there are stops, their window is on top of a phone; a wide screen has the stops beside what is due", async () => {
  const visits = [stop("On"), stop("Noon", { starts: "11:00", ends: "15:00" })];
  const lead = taskSample({ due: "2026-11-20T23:00:00.000Z" });
  const due = { "GET /api/tasks": () => taskList([lead, ...tasksOf(visits)]) };
  const { unmount } = open(() => visits, due);
  await screen.findAllByRole("button", { name: "Done, On Núñez" });
  const headings = () => screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
  expect(headings()).toEqual(["Visits", "Now", "More visits", "Calls"]);
  unmount();
  open(() => visits, due, now, true);
  await screen.findAllByRole("button", { name: "Done, On Núñez" });
  expect(headings()).toEqual(["Now", "Calls", "Visits"]);
});

const next = () => within(screen.getByRole("region", { name: "Next" }));

test("Next names the day of a visit that has passed", () => {
  const $ = today({ tasks: [visitTask("outcome", bookedVisitSample("1", { day: "2026-11-19" }))] });
  expect($("[aria-label=Next]").text()).toContain("Visit Thu, Nov 19, 7–11, no outcome");
});

test("Skip goes through the calls and visits and starts over, survives a reload, and changes nothing", async () => {
  const answers = {
    "GET /api/tasks": () => taskList([...leads.slice(0, 2), ...tasksOf([stop("Vee")])]),
  };
  const { user, sent, unmount } = open(() => [stop("Vee")], answers);
  await screen.findAllByRole("button", { name: "Done, Vee Núñez" });
  const shown: (string | null)[] = [];
  for (let press = 0; press < 5; press += 1) {
    shown.push(next().getByText(/Núñez$/).textContent);
    await user.click(next().getByRole("button", { name: "Skip" }));
  }
  const names = ["Vee Núñez", "Ann Núñez", "Ben Núñez"];
  expect(shown).toEqual([...names, ...names.slice(0, 2)]);
  expect(sent).toEqual([]);
  unmount();
  const nextAt = async (at: Date) => {
    const again = open(() => [stop("Vee")], answers, at);
    const { textContent } = await screen.findByRole("region", { name: "Next" });
    again.unmount();
    return textContent;
  };
  expect(await nextAt(now)).toContain("Ben Núñez");
  expect(await nextAt(new Date("2026-11-21T17:00:00.000Z"))).toContain("Vee Núñez");
});

test("a second press on Done is not for the visit that has come under the finger", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(5000);
  let visits = [stop("Vee"), stop("Wyn")];
  const { user, sent } = open(() => visits, {
    [outcome("Vee")]: () => {
      visits = [stop("Vee", { state: "done" }), stop("Wyn")];
      return detailSample();
    },
    [outcome("Wyn")]: () => detailSample(),
  });
  await screen.findByRole("region", { name: "Next" });
  await user.click(next().getByRole("button", { name: "Done, Vee Núñez" }));
  await waitFor(() => next().getByRole("button", { name: "Done, Wyn Núñez" }));
  await user.click(next().getByRole("button", { name: "Done, Wyn Núñez" }));
  expect(sent.map(({ call }) => call)).toEqual([outcome("Vee")]);
  clock.mockReturnValue(6000);
  await user.click(next().getByRole("button", { name: "Done, Wyn Núñez" }));
  await waitFor(() =>
    expect(sent.map(({ call }) => call)).toEqual([outcome("Vee"), outcome("Wyn")]),
  );
});
