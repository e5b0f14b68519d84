import { expect, test } from "vitest";
import type { Booking } from "#domain/api/bookings.ts";
import { render } from "#inbox/testing/render.tsx";
import { bookingSample, detailSample } from "#inbox/testing/samples.ts";
import { Correct, CorrectDialog } from "./correct.tsx";

const detailOf = (more: Partial<Booking>) => detailSample({ booking: bookingSample(more) });
const dialogOf = (more: Partial<Booking>) =>
  render(<CorrectDialog detail={detailOf(more)} onClose={() => undefined} />);

test("details can be corrected in every status, but not once a booking is merged or erased", () => {
  const buttons = (more: Partial<Booking>) =>
    render(<Correct detail={detailOf(more)} />)("button").text();
  expect(buttons({})).toBe("Correct details");
  expect(buttons({ status: "declined" })).toBe("Correct details");
  expect(buttons({ joinedInto: "b-2" })).toBe("");
  expect(buttons({ erasedAt: "2026-11-19T00:00:00.000Z" })).toBe("");
});

test("the form holds what is stored, and says nothing of others' changes or of a confirmation", () => {
  const $ = dialogOf({ specialRequests: "Two gates", serviceDate: "2026-11-24" });
  const values = $("input").map((_, one) => $(one).attr("value"));
  expect(values.get()).toEqual([
    ...["Ana", "Núñez", "+14805550199", "ana@example.com"],
    ...["7420 E Camelback Rd", "Scottsdale", "AZ", "85251", "2026-11-24"],
  ]);
  expect($("textarea").text()).toBe("Two gates");
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
