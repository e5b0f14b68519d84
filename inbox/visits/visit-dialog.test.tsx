// @vitest-environment happy-dom

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Booking, Visit } from "#domain/api/bookings.ts";
import type { OfferedDay } from "#domain/api/visits.ts";
import { slotWords } from "#domain/business-clock/visits.ts";
import { bookingSample, eventSample, visitSample } from "#domain/testing/sample-booking.ts";
import { Now } from "#inbox/app/clock.ts";
import { useDetail } from "#inbox/app/queries.ts";
import { DialogButton } from "#inbox/controls/dialogs.tsx";
import { loadedClient, render } from "#inbox/testing/render.tsx";
import { detailSample, now, offeredDaySample } from "#inbox/testing/samples.ts";
import { type Answers, problem, show } from "#inbox/testing/screen.tsx";
import { VisitDialog } from "./visit-dialog.tsx";

const tuesday = offeredDaySample("2026-11-24");
const full = offeredDaySample("2026-11-23", { taken: 8, fits: false });
const offRoute = offeredDaySample("2026-11-25", { isRouteDay: false, fits: false });

function sheetOf(
  days: readonly OfferedDay[],
  booking: Partial<Booking> = {},
  visit: Visit | null = null,
  at = now,
) {
  const client = loadedClient();
  const pages = { pages: [{ days }], pageParams: [undefined] };
  client.setQueryData(["/api/bookings/b-1/visits/days", "pages"], pages);
  return render(
    <Now value={at}>
      <VisitDialog booking={bookingSample(booking)} visit={visit} onClose={() => undefined} />
    </Now>,
    client,
  );
}

test("a window that is over on the chosen day cannot be chosen", () => {
  const noAccess = visitSample({ day: "2026-11-20", starts: "07:00", ends: "11:00" });
  const over = ($: ReturnType<typeof sheetOf>) =>
    $("[name=window][disabled]").map((_, one) => $(one).attr("value"));
  const today = offeredDaySample("2026-11-20");
  const $ = sheetOf([today], {}, null, new Date("2026-11-20T21:00:00.000Z"));
  expect(over($).get()).toEqual(["morning"]);
  expect($("[name=window][checked]").attr("value")).toBe("afternoon");
  expect(over(sheetOf([today, tuesday], {}, noAccess)).get()).toEqual([]);
});

test("without a fitting day nothing is chosen, and the other days are open", () => {
  const $ = sheetOf([full, offRoute]);
  expect($("[name=day][checked]").length).toBe(0);
  expect($("form").text()).toContain("Every day on this route is full.");
  expect($("details").attr("open")).toBeDefined();
});

test("the sheet says whether a mail is sent or the customer must be told by phone, and who is marked as called and reminded", () => {
  expect(sheetOf([tuesday])("ul").text()).toContain(
    "Ana gets an email with a calendar file, and a reminder the day before.",
  );
  const $ = sheetOf([tuesday], { email: "" });
  expect($("ul").text()).toContain("No email: tell Ana by phone.");
  expect($("ul").text()).not.toContain("gets an email");
  expect($("ul").text()).toContain("Saving marks Ana as called.");
  expect(sheetOf([tuesday], { status: "contacted" })("ul").text()).not.toContain("called");
  // Today is too near for a reminder.
  const today = sheetOf([offeredDaySample("2026-11-20")])("ul").text();
  expect(today).toContain("Ana gets an email with a calendar file.");
});

test("a move names the current day, proposes another one, and keeps hours of its own", () => {
  const hours = { starts: "08:00", ends: "09:30" };
  const visit = visitSample({ day: "2026-11-23", ...hours });
  const $ = sheetOf([tuesday, full], {}, visit);
  expect($("h2").text()).toBe("Move visit");
  expect($("form").text()).toContain(`Now: ${slotWords(visit)}`);
  expect($("div:has(> [value=2026-11-23])").text()).toContain("booked now, in 3 days");
  expect($("[name=day][checked]").attr("value")).toBe("2026-11-24");
  expect($("[name=window][checked]").attr("value")).toBe("hours");
  const times = $("[type=time]").map((_, one) => $(one).attr("value"));
  expect(times.get()).toEqual(Object.values(hours));
});

const thursday = offeredDaySample("2026-11-26");

/** Opens the sheet of what the server knows of the booking. */
async function open(answers: Answers = {}, visit: Visit | null = null) {
  function Opener() {
    const { data } = useDetail("b-1");
    if (!data) return null;
    return (
      <>
        <p>{data.visit?.day}</p>
        <DialogButton
          dialog={(close) => (
            <VisitDialog booking={data.booking} visit={data.visit} onClose={close} />
          )}
        >
          Open
        </DialogButton>
      </>
    );
  }
  const shown = show(<Opener />, {
    "GET /api/bookings/b-1": () => detailSample({ visit }),
    "GET /api/bookings/b-1/visits/days": () => ({ days: [tuesday, thursday, full, offRoute] }),
    ...answers,
  });
  await shown.user.click(await screen.findByRole("button", { name: "Open" }));
  const sheet = within(await screen.findByRole("dialog"));
  const day = (name: string | RegExp) => sheet.findByRole<HTMLInputElement>("radio", { name });
  await day(/Nov 24/);
  const save = () => shown.user.click(sheet.getByRole("button", { name: "Save visit" }));
  return { ...shown, sheet, day, save };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const scheduled = (more: Partial<Visit> = {}) =>
  detailSample({
    booking: bookingSample({ status: "scheduled" }),
    visit: visitSample({ day: "2026-11-24", ...more }),
  });
const schedule = "POST /api/bookings/b-1/visits";
const morning = { starts: "07:00", ends: "11:00" };
const afternoon = { starts: "15:00", ends: "18:00" };
const proposal = { day: "2026-11-24", ...morning, override: false, seen: null };

test("Save alone takes the proposed day and window, and Undo in the toast takes it back", async () => {
  const history = [eventSample({ id: "e-3", kind: "visit-scheduled" })];
  const { user, save, sent } = await open({
    [schedule]: () => ({ ...scheduled(), history }),
    "POST /api/bookings/b-1/undo": () => detailSample(),
  });
  await save();
  await isClosed();
  await screen.findByText("Ana Núñez: visit on Tuesday, November 24.");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("Ana Núñez: undone.");
  expect(sent).toEqual([
    { call: schedule, body: proposal },
    { call: "POST /api/bookings/b-1/undo", body: { event: "e-3" } },
  ]);
});

test("another day and window are sent as they were chosen, and once", async () => {
  const held = Promise.withResolvers<unknown>();
  const { user, sheet, day, save, sent } = await open({ [schedule]: () => held.promise });
  await user.click(await day(/Nov 26/));
  await user.click(await day(/^Afternoon/));
  await save();
  await user.click(await sheet.findByRole("button", { name: "One moment …" }));
  held.resolve(scheduled());
  await isClosed();
  expect(sent.map(({ body }) => body)).toEqual([{ ...proposal, day: "2026-11-26", ...afternoon }]);
});

test("hours that end before they start are refused; others are sent", async () => {
  const { user, sheet, day, save, sent } = await open({ [schedule]: () => scheduled() });
  await user.click(await day(/^Hours/));
  const field = (label: string) => sheet.getByLabelText<HTMLInputElement>(label);
  expect([field("From").value, field("To").value]).toEqual(["07:00", "11:00"]);
  const time = (label: string, value: string) =>
    fireEvent.change(field(label), { target: { value } });
  time("From", "11:30");
  time("To", "11:00");
  await save();
  expect(sheet.getByRole("alert").textContent).toBe("The visit has to end after it starts.");
  expect(sent).toEqual([]);
  time("To", "12:15");
  await save();
  await isClosed();
  expect(sent.map(({ body }) => body)).toEqual([{ ...proposal, starts: "11:30", ends: "12:15" }]);
});

test("a full day is taken only by Add anyway, and is then sent as an exception", async () => {
  const { user, sheet, day, save, sent } = await open({ [schedule]: () => scheduled() });
  expect((await day(/Nov 23/)).disabled).toBe(true);
  await user.click(sheet.getByRole("button", { name: "Add anyway on Monday, Nov 23" }));
  expect((await day(/Nov 23/)).checked).toBe(true);
  expect(sheet.getByText("added anyway")).toBeTruthy();
  await save();
  await isClosed();
  expect(sent.map(({ body }) => body)).toEqual([
    { ...proposal, day: "2026-11-23", override: true },
  ]);
});

test("a day that has just become full keeps the sheet open, says so, and another day can be saved", async () => {
  let isFull = true;
  const { user, sheet, day, save, sent } = await open({
    [schedule]: () =>
      isFull
        ? problem(409, { code: "no-place", detail: "Nov 24 is full: 8 of 8 places are taken." })
        : scheduled(),
  });
  await save();
  const alert = await sheet.findByRole("alert");
  expect(alert.textContent).toBe("That was not saved. Nov 24 is full: 8 of 8 places are taken.");
  isFull = false;
  await user.click(await day(/Nov 26/));
  await save();
  await isClosed();
  expect(sent).toHaveLength(2);
});

test("when somebody else was first, the sheet names them, shows their visit, and keeps what was chosen", async () => {
  let detail = detailSample();
  let isFirst = true;
  const { sheet, day, save, sent } = await open({
    "GET /api/bookings/b-1": () => detail,
    [schedule]: () => {
      if (!isFirst) return scheduled();
      isFirst = false;
      detail = scheduled({ day: "2026-11-26", starts: "15:00", ends: "18:00", sequence: 3 });
      return problem(409, { code: "conflict", actor: "Dana", detail: "Dana scheduled it." });
    },
  });
  await save();
  await sheet.findByText("Now: Thursday, November 26, 3 PM to 6 PM");
  expect(sheet.getByRole("alert").textContent).toBe("Dana changed this first. Dana scheduled it.");
  expect((await day(/Nov 24/)).checked).toBe(true);
  expect((await day(/^Morning/)).checked).toBe(true);
  await save();
  await isClosed();
  expect(sent.map(({ body }) => body)).toEqual([proposal, { ...proposal, seen: 3 }]);
});

test("a visit that somebody schedules meanwhile changes nothing in the sheet", async () => {
  let detail = detailSample();
  const { sheet, day, reload } = await open({ "GET /api/bookings/b-1": () => detail });
  detail = scheduled({ day: "2026-11-26" });
  await reload();
  await screen.findByText("2026-11-26");
  expect(sheet.getByRole("heading").textContent).toBe("Schedule visit");
  expect((await day(/Nov 24/)).checked).toBe(true);
});

test("a visit is moved from its own day and window to the next ones, and is named as it was seen", async () => {
  const visit = visitSample({ day: "2026-11-24", starts: "15:00", ends: "18:00", sequence: 2 });
  const { sheet, day, save, sent } = await open({ [schedule]: () => scheduled() }, visit);
  expect(sheet.getByText("Now: Tuesday, November 24, 3 PM to 6 PM")).toBeTruthy();
  expect((await day(/Nov 26/)).checked).toBe(true);
  expect((await day(/^Afternoon/)).checked).toBe(true);
  await save();
  await isClosed();
  expect(sent.map(({ body }) => body)).toEqual([
    { day: "2026-11-26", ...afternoon, override: false, seen: 2 },
  ]);
});

test("the day and time that a visit has already are not saved again", async () => {
  const visit = visitSample({ day: "2026-11-24", starts: "15:00", ends: "18:00", sequence: 2 });
  const { user, day, save, sent } = await open({}, visit);
  await user.click(await day(/Nov 24/));
  await save();
  await isClosed();
  expect(sent).toEqual([]);
});

test("two more weeks are those after the last day", async () => {
  const days = "/api/bookings/b-1/visits/days";
  const { user, sheet, asked } = await open({
    [`GET ${days}?after=2026-11-26`]: () => ({ days: [offeredDaySample("2026-12-08")] }),
  });
  await user.click(sheet.getByRole("button", { name: "Show two more weeks" }));
  await sheet.findByRole("radio", { name: /Dec 8/ });
  expect(asked.at(-1)).toBe(`${days}?after=2026-11-26`);
});
