// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { bookedVisitSample, detailSample, visitTask } from "#inbox/testing/samples.ts";
import { leads, now, open, outcome, stop, tasksOf, today } from "#inbox/testing/today.tsx";

const next = () => within(screen.getByRole("region", { name: "Next" }));

test("Next names the day of a visit that has passed", () => {
  const $ = today({ tasks: [visitTask("outcome", bookedVisitSample("1", { day: "2026-11-19" }))] });
  expect($("[aria-label=Next]").text()).toContain("Visit Thu, Nov 19, 7–11, no outcome");
});

test("Skip goes through the calls and visits and starts over, survives a reload, and changes nothing", async () => {
  const answers = {
    "GET /api/tasks": () => ({
      items: [...leads.slice(0, 2), ...tasksOf([stop("Vee")])],
      more: 0,
      folds: [],
    }),
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
