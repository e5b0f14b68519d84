// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Booking, BookingDetail } from "#domain/api/bookings.ts";
import { bookingFields } from "#domain/booking/booking.ts";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { useDetail } from "#inbox/app/queries.ts";
import { render } from "#inbox/testing/render.tsx";
import { detailSample } from "#inbox/testing/samples.ts";
import { type Answers, problem, show } from "#inbox/testing/screen.tsx";
import { Correct, CorrectDialog } from "./correct.tsx";

const detailOf = (more: Partial<Booking>) => detailSample({ booking: bookingSample(more) });
const dialogOf = (more: Partial<Booking>) =>
  render(<CorrectDialog detail={detailOf(more)} onClose={() => undefined} />);

test("details can be corrected in every status, but not once a booking is merged or erased", () => {
  const buttons = (more: Partial<Booking>) =>
    render(<Correct detail={detailOf(more)} />)("button").text();
  expect(buttons({})).toBe("Edit");
  expect(buttons({ status: "declined" })).toBe("Edit");
  expect(buttons({ mergedInto: "b-2" })).toBe("");
  expect(buttons({ erasedAt: "2026-11-19T00:00:00.000Z" })).toBe("");
});

test("the form holds what is stored, and says nothing of a confirmation", () => {
  const $ = dialogOf({ specialRequests: "Two gates", serviceDate: "2026-11-24" });
  const values = $("input").map((_, one) => $(one).attr("value"));
  expect(values.get()).toEqual([
    ...["Ana", "Núñez", "+14805550199", "ana@example.com"],
    ...["7420 E Camelback Rd", "85251", "Scottsdale", "AZ", "2026-11-24"],
  ]);
  expect($("textarea").text()).toBe("Two gates");
  const customer = dialogOf({ status: "active" });
  for (const field of bookingFields) expect(customer(`[name=${field}]`), field).toHaveLength(1);
  expect($("[role=status], [role=alert], [type=checkbox]")).toHaveLength(0);
});

test("a plan, a number of dogs or a day that is no longer offered stays until another is chosen", () => {
  const old = { serviceType: "one-time", numDogs: "a dozen", serviceDate: "any Friday" };
  const $ = dialogOf(old);
  expect($("[name=serviceType] option[selected]").text()).toBe("one-time");
  expect($("[name=numDogs] option[selected]").text()).toBe("a dozen");
  const day = $("[name=serviceDate]");
  expect([day.attr("type"), day.attr("value")]).toEqual(["text", "any Friday"]);
  expect(dialogOf({})("[name=serviceDate]").attr("type")).toBe("date");
  expect(dialogOf({})("option[value=one-time]")).toHaveLength(0);
});

/** The button beside what the server knows of the booking. */
function OfBooking() {
  const { data } = useDetail("b-1");
  return (
    data && (
      <>
        <p>{data.booking.address}</p>
        <Correct detail={data} />
      </>
    )
  );
}

/** Opens the form. */
async function open(detail: BookingDetail, answers: Answers = {}) {
  const shown = show(<OfBooking />, { "GET /api/bookings/b-1": () => detail, ...answers });
  await shown.user.click(await screen.findByRole("button", { name: "Edit" }));
  const form = within(screen.getByRole("dialog", { name: "Edit the booking" }));
  const field = (name: string) => form.getByRole<HTMLInputElement>("textbox", { name });
  const type = async (name: string, text: string) => {
    await shown.user.clear(field(name));
    if (text) await shown.user.type(field(name), text);
  };
  const save = () => shown.user.click(form.getByRole("button", { name: "Save" }));
  return { ...shown, form, field, type, save };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("only what was changed is sent, with what it replaces", async () => {
  const { form, user, type, save, sent } = await open(detailOf({ specialRequests: null }), {
    "PATCH /api/bookings/b-1": () => detailOf({}),
  });
  await type("Phone", " (480) 555-0147 ");
  await type("Requests", "Two gates");
  await user.selectOptions(form.getByLabelText("Dogs"), "2 Dogs");
  await save();
  await isClosed();
  await screen.findByText("Ana Núñez: corrected.");
  expect(sent).toEqual([
    {
      call: "PATCH /api/bookings/b-1",
      body: {
        from: { phone: "+14805550199", numDogs: "3", specialRequests: null },
        to: { phone: "(480) 555-0147", numDogs: "2", specialRequests: "Two gates" },
      },
    },
  ]);
});

test("without a change, Save closes the form and sends nothing", async () => {
  const { save, sent } = await open(detailOf({ specialRequests: "Two gates\nOne dog" }));
  await save();
  await isClosed();
  expect(sent).toEqual([]);
});

test("what somebody else has corrected meanwhile is shown, and overwritten only by a second Save", async () => {
  let detail = detailOf({});
  const { user, form, field, type, save, sent } = await open(detail, {
    "GET /api/bookings/b-1": () => detail,
    "PATCH /api/bookings/b-1": () => {
      if (detail.booking.address === "12 Mesquite Ln") return detail;
      detail = detailOf({ address: "12 Mesquite Ln", city: "Phoenix" });
      return problem(409, { actor: "sam", detail: "sam changed the address at 9:50 AM." });
    },
  });
  await type("Street address", "9 Juniper Way");
  await user.keyboard("{Enter}");
  expect((await form.findByRole("alert")).textContent).toBe(
    "sam changed this first. sam changed the address at 9:50 AM. Save again to keep what is typed here.",
  );
  await waitFor(() => expect(field("City").value).toBe("Phoenix"));
  expect(field("Street address").value).toBe("9 Juniper Way");
  expect(document.activeElement).toBe(field("Street address"));
  await save();
  await isClosed();
  const to = { address: "9 Juniper Way" };
  expect(sent.map(({ body }) => body)).toEqual([
    { from: { address: "7420 E Camelback Rd" }, to },
    { from: { address: "12 Mesquite Ln" }, to },
  ]);
});

test("while it is saved, the form sends nothing else", async () => {
  const held = Promise.withResolvers<unknown>();
  const { form, type, sent } = await open(detailOf({}), {
    "PATCH /api/bookings/b-1": () => held.promise,
  });
  await type("City", "Phoenix");
  const element = screen.getByRole("form", { name: "Edit the booking" });
  fireEvent.submit(element);
  await form.findByRole("button", { name: "One moment …" });
  fireEvent.submit(element);
  held.resolve(detailOf({}));
  await isClosed();
  expect(sent).toHaveLength(1);
});

test("a failure that arrives after the form was closed is shown in a toast", async () => {
  const held = Promise.withResolvers<unknown>();
  const { form, user, type, save } = await open(detailOf({}), {
    "PATCH /api/bookings/b-1": () => held.promise,
  });
  await type("City", "Phoenix");
  await save();
  await user.click(form.getByRole("button", { name: "Cancel" }));
  held.resolve(problem(409, { actor: "sam", detail: "sam changed the city at 9:50 AM." }));
  await screen.findByText("sam changed this first");
});

test("an answer to an earlier Save leaves the form open that was opened after it", async () => {
  const held = Promise.withResolvers<unknown>();
  const { form, user, type, save } = await open(detailOf({}), {
    "PATCH /api/bookings/b-1": () => held.promise,
  });
  await type("City", "Phoenix");
  await save();
  await user.click(form.getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("button", { name: "Edit" }));
  held.resolve(detailOf({}));
  await screen.findByText("Ana Núñez: corrected.");
  expect(screen.getByRole("dialog")).toBeTruthy();
});
