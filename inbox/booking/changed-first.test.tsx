// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { commercialHref } from "#content/commercial.ts";
import type { Booking, BookingDetail } from "#domain/api/bookings.ts";
import { bookingSample, visitSample } from "#domain/testing/sample-booking.ts";
import { detailSample } from "#inbox/testing/samples.ts";
import { problem, show } from "#inbox/testing/screen.tsx";
import { BookingPane } from "./booking-pane.tsx";

const other = {
  ...bookingSample({ id: "b-2", createdAt: "2026-11-20T16:55:00.000Z" }),
  visit: null,
};
const scheduled = bookingSample({ status: "scheduled" });
const lead = (status: "pending" | "contacted", more: Partial<Booking> = {}) =>
  detailSample({ booking: bookingSample({ status, page: commercialHref, ...more }) });
const at = (day: string, sequence: number) =>
  detailSample({ booking: scheduled, visit: visitSample({ day, sequence }) });

test.each<{
  readonly name: string;
  readonly opens: string;
  readonly typed?: string;
  readonly before: BookingDetail;
  readonly after: BookingDetail;
  readonly press: string;
  readonly call: string;
  /** What was sent first, and then. */
  readonly bodies: readonly object[];
  /** What the dialog shows then. */
  readonly shown: RegExp;
}>([
  {
    name: "Quote sent",
    opens: "Quote sent …",
    typed: "Amount, and per what",
    before: lead("pending"),
    after: lead("contacted"),
    press: "Save",
    call: "call",
    bodies: [{ from: "pending" }, { from: "contacted", agreed: { price: "$400 a month" } }],
    shown: /Quote sent/,
  },
  {
    name: "Became a customer",
    opens: "Became a customer …",
    typed: "Price",
    before: lead("pending"),
    after: lead("contacted", { weekday: "Tuesday", serviceType: "bi-weekly" }),
    press: "Customer",
    call: "call",
    bodies: [
      { from: "pending", plan: "weekly", agreed: { weekday: "" } },
      {
        from: "contacted",
        plan: "bi-weekly",
        agreed: { price: "$400 a month", weekday: "Tuesday" },
      },
    ],
    shown: /Ana stays/,
  },
  {
    name: "Cancel visit",
    opens: "Cancel visit …",
    before: at("2026-11-24", 1),
    after: at("2026-11-26", 2),
    press: "Cancel visit",
    call: "visits/outcome",
    bodies: [{ seen: 1 }, { seen: 2 }],
    shown: /Thursday, November 26/,
  },
  {
    name: "Merge",
    opens: "Merge …",
    before: detailSample({ related: [other] }),
    after: detailSample({ related: [{ ...other, numDogs: "5+" }] }),
    press: "Merge",
    call: "merge",
    bodies: [{ keep: {} }, { keep: { dogs: "b-2" } }],
    shown: /5\+ dogs/,
  },
])(
  "$name: the dialog says who was first, shows the booking as it is now, keeps what was typed, and goes on from there",
  async ({ opens, typed, before, after, press, call, bodies, shown }) => {
    let detail = before;
    const { user, sent } = show(<BookingPane id="b-1" />, {
      "GET /api/bookings/b-1": () => detail,
      [`POST /api/bookings/b-1/${call}`]: () => {
        if (detail === after) return after;
        detail = after;
        return problem(409, { code: "conflict", actor: "Dana", detail: "It is another now." });
      },
    });
    await user.click(await screen.findByText(opens));
    const dialog = screen.getByRole("dialog");
    const form = within(dialog);
    if (typed) {
      await user.clear(form.getByLabelText(typed));
      await user.type(form.getByLabelText(typed), "$400 a month");
    }
    const save = () => user.click(form.getByRole("button", { name: press }));
    await save();
    expect((await form.findByRole("alert")).textContent).toBe(
      "Dana changed this first. It is another now.",
    );
    await waitFor(() => expect(dialog.textContent).toMatch(shown));
    await save();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent.map(({ body }) => body)).toMatchObject(bodies);
  },
);
