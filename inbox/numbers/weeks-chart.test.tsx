// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { show } from "#inbox/testing/screen.tsx";
import type { Week } from "./week-words.ts";
import { WeeksChart } from "./weeks-chart.tsx";

const week = (sunday: string, bookings: number): Week => ({
  week: sunday,
  bookings,
  inTime: bookings,
  late: 0,
  uncalled: 0,
});
const first = [week("2026-11-08", 6), week("2026-11-15", 1)];
const updated = [week("2026-11-08", 7), week("2026-11-15", 1)];
const later = [week("2026-11-15", 1)];

function Chart() {
  const [weeks, setWeeks] = useState(first);
  return (
    <>
      <WeeksChart weeks={weeks} today="2026-11-20" />
      <button type="button" onClick={() => setWeeks(updated)}>
        Update
      </button>
      <button type="button" onClick={() => setWeeks(later)}>
        Shorten
      </button>
    </>
  );
}

test("the week that is pointed at follows its numbers, and is named only while it is shown", async () => {
  const { user } = show(<Chart />, {});
  const bars = screen.getByRole("img", { name: /^Bars of the weeks\./ });
  const groups = [...bars.querySelectorAll("g > g")];
  fireEvent.pointerEnter(groups.find((one) => one.querySelector("rect")) ?? bars);
  screen.getByText(/^Week of November 8, 2026: 6 bookings/);
  await user.click(screen.getByRole("button", { name: "Update" }));
  screen.getByText(/^Week of November 8, 2026: 7 bookings/);
  await user.click(screen.getByRole("button", { name: "Shorten" }));
  expect(screen.queryByText(/^Week of November 8/)).toBeNull();
});
