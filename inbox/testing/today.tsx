import { vi } from "vitest";
import type { Task } from "#domain/api/tasks.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { Now } from "#inbox/app/clock.ts";
import { TodayView } from "#inbox/today/today-view.tsx";
import { loadedClient, render } from "./render.tsx";
import { bookedVisitSample, now, taskList, taskSample, visitTask } from "./samples.ts";
import { type Answers, show } from "./screen.tsx";

/** The screen with these lists. */
export function today({
  tasks = [],
  visits = [],
  more = 0,
}: {
  readonly tasks?: readonly Task[];
  readonly visits?: readonly BookedVisit[];
  readonly more?: number;
}) {
  const client = loadedClient({
    "/api/tasks": taskList(tasks, more),
    "/api/visits?from=2026-11-20&to=2026-11-21": { days: [], visits },
  });
  return render(<TodayView />, client);
}

export const leads = ["Ann", "Ben", "Cal", "Dee"].map((id) =>
  taskSample({
    booking: bookingSample({ id, firstName: id, createdAt: "2026-11-20T16:00:00.000Z" }),
  }),
);
export const calls = "section:has(h2#calls)";

/** The visits to do, as tasks. */
export const tasksOf = (visits: readonly BookedVisit[]) =>
  visits.filter(({ state }) => state === "booked").map((visit) => visitTask("visit", visit));

/** The screen of a phone with these visits, for which the server answers changes. */
export function open(
  visits: () => readonly BookedVisit[],
  answers: Answers = {},
  at = now,
  isWide = false,
) {
  const answered = {
    "GET /api/tasks": () => taskList(tasksOf(visits())),
    "GET /api/visits": () => ({ days: [], visits: visits() }),
    ...answers,
  };
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), { matches: isWide && query !== "print" }),
  );
  return show(
    <Now value={at}>
      <TodayView />
    </Now>,
    answered,
  );
}
export const outcome = (id: string) => `POST /api/bookings/${id}/visits/outcome`;
export const stop = (id: string, more: Partial<BookedVisit> = {}) =>
  bookedVisitSample(id, { booking: { firstName: id }, sequence: 2, ...more });
