// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { Detail } from "./booking/booking-pane.tsx";
import { BookingLists } from "./bookings/booking-lists.tsx";
import { clientWaitingFor, render } from "./testing/render.tsx";
import {
  bookedVisitSample,
  detailSample,
  offeredDaySample,
  taskSample,
} from "./testing/samples.ts";
import { TaskRow } from "./today/task-row.tsx";
import { VisitRow } from "./today/visit-row.tsx";
import { WeekDay } from "./visits/week-day.tsx";

const marker = "Xyzzy";
const override = "\u202e";
const typed = `${override}${marker}`;

const booking = bookingSample({
  firstName: typed,
  lastName: typed,
  email: `${marker}@example.com`,
  address: typed,
  phone: `480 555 0199 ${typed}`,
  city: typed,
  state: typed,
  zipCode: typed,
  specialRequests: typed,
  page: `/${typed}`,
});
const detail = detailSample({ booking, related: [{ ...booking, id: "b-2", visit: null }] });
const visit = bookedVisitSample("b-1", { booking });

test.each([
  ["the booking", <Detail key="booking" detail={detail} />],
  ["the lists", <BookingLists key="lists" />],
  ["a visit", <VisitRow key="visit" visit={visit} task={undefined} stop={1} />],
  [
    "the week",
    <WeekDay key="week" load={{ ...offeredDaySample(visit.day), off: null }} visits={[visit]} />,
  ],
  ["a task", <TaskRow key="task" task={taskSample({ booking, reason: "stay" })} />],
])("in %s, text from a visitor is isolated and cannot reverse any label", (_name, element) => {
  const $ = render(element, clientWaitingFor(booking));
  const bare = $("*")
    .contents()
    .toArray()
    .filter((node) => node.type === "text" && $(node).text().includes(marker))
    .filter((node) => $(node).closest("bdi").length === 0);
  expect(bare.map((node) => $(node).text())).toEqual([]);
  expect($("bdi").text()).toContain(marker);
  const labels = $("[aria-label]")
    .toArray()
    .map((node) => $(node).attr("aria-label"));
  expect(labels.join()).not.toContain(override);
});
