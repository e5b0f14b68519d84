import { expect, test } from "vitest";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { sharedStore } from "#server/testing/new-stores.ts";
import { after, ownerActions } from "#server/testing/owner-actions.ts";
import { storeBooking } from "./store-booking.ts";

const store = sharedStore();
const { change, correct, read } = ownerActions(() => store);
const enter = (
  id: string,
  { email = `${id}@mail.example`, phone = "(602) 555-0150", confirm = false } = {},
) =>
  store.run(
    storeBooking,
    newBooking({
      id,
      createdAt: after(0),
      page: null,
      enteredBy: "riley",
      confirm,
      booking: { ...validBooking, email, phone },
    }),
  );
const mails = async (id: string) =>
  (await read(id)).messages.map(({ kind, state }) => `${kind} ${state}`);

test("a lead is entered by a user, waits for a call, and sends no email by itself", async () => {
  await enter("entered");
  const { booking, history } = await read("entered");
  expect(booking).toMatchObject({ source: "phone", status: "pending", page: null });
  expect(history).toMatchObject([{ kind: "requested", actor: "riley" }]);
  expect(await mails("entered")).toEqual([]);
});

test("a confirmation goes out only if it is wanted and there is an address", async () => {
  await enter("wanted", { confirm: true });
  expect(await mails("wanted")).toEqual(["confirmation waiting"]);
  await enter("silent", { confirm: true, email: "" });
  expect(await mails("silent")).toEqual([]);
});

test("leads without an email address are not treated as the same person", async () => {
  await enter("first", { email: "", phone: "(602) 555-0161" });
  await enter("second", { email: "", phone: "(602) 555-0162" });
  expect((await read("second")).booking.sameAs).toBeNull();
  expect((await read("second")).related).toEqual([]);
  await correct("second", { phone: "602 555 0161" });
  expect((await read("second")).booking.sameAs).toBe("first");
});

test("an address can be added later, which gets the link, and removed again", async () => {
  await enter("later", { email: "" });
  await correct("later", { email: "later@mail.example" });
  expect(await mails("later")).toEqual(["visit-link waiting"]);
  await correct("later", { email: "" });
  expect((await read("later")).booking.email).toBe("");
});

test("a lead that is brought back from spam sends no email either", async () => {
  await enter("rescued");
  await change("rescued", ["pending", "spam"]);
  await change("rescued", ["spam", "pending"]);
  expect(await mails("rescued")).toEqual([]);
});
