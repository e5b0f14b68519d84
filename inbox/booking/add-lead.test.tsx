// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openWords } from "#content/open-points.ts";
import { cityOf } from "#domain/areas/areas.ts";
import { there } from "#domain/testing/areas.ts";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { render } from "#inbox/testing/render.tsx";
import { detailSample } from "#inbox/testing/samples.ts";
import { type Answers, problem, show } from "#inbox/testing/screen.tsx";
import { AddLead, AddLeadDialog } from "./add-lead.tsx";
import { emptyFields } from "./booking-fields.tsx";

const dialog = () => render(<AddLeadDialog onClose={() => undefined} />);

test("a new lead starts empty, in Arizona and with the weekly plan; the browser fills in nothing", () => {
  const $ = dialog();
  const labels = $("label").map((_, one) => $(one).text());
  expect(labels.get()).toEqual([
    ...["First name", "Last name", "Phone", "Email", "Street address", "Zip code", "City", "State"],
    ...["Neighborhood", "Dogs", "Plan", "Preferred day", "Requests"],
  ]);
  const filled = $("input:not([value=''])").map((_, one) => $(one).attr("value"));
  expect(filled.get()).toEqual(["AZ"]);
  const chosen = $("option[selected]").map((_, one) => $(one).text());
  expect(chosen.get()).toEqual(["As its zip says", "Select", "Weekly"]);
  expect($("input[type!=date]:not([autocomplete=off])")).toHaveLength(0);
});

test("a name and a phone are enough, and no confirmation is offered before there is an email", () => {
  const $ = dialog();
  expect($("form").text()).toContain("A name and a phone are enough.");
  // No keyboard covers the fields at first.
  expect($("[data-first-focus]").text()).toBe("Add a lead");
  expect($("[name=confirm], [required]")).toHaveLength(0);
});

test("a slip is asked about as on the site, and a press corrects it", async () => {
  const { user } = show(<AddLeadDialog onClose={() => undefined} />, {});
  const { meant } = openWords.questions;
  await user.type(screen.getByLabelText("Email"), "imogen@gmial.com");
  await user.type(screen.getByLabelText("Phone"), "6025550133");
  await user.tab();
  await user.click(screen.getByRole("button", { name: meant("gmail.com") }));
  expect(screen.getByLabelText("Email")).toHaveProperty("value", "imogen@gmail.com");
  expect(screen.getByLabelText("Phone")).toHaveProperty("value", "(602) 555-0133");
});

const caller = {
  "First name": "Imogen",
  "Last name": "Hart",
  Phone: "(602) 555-0133",
  "Street address": "31 Ocotillo Dr",
  City: "Phoenix",
  "Zip code": "85085",
};
const values = {
  ...emptyFields,
  firstName: "Imogen",
  lastName: "Hart",
  phone: "(602) 555-0133",
  address: "31 Ocotillo Dr",
  city: "Phoenix",
  zipCode: "85085",
  numDogs: "2",
};
const added = detailSample({
  booking: bookingSample({ id: "b-7", firstName: "Imogen", lastName: "Hart", source: "phone" }),
});

/** Opens the form. */
async function open(answers: Answers = {}, view: "bookings" | "today" = "bookings") {
  history.replaceState(null, "", `/inbox?view=${view}`);
  const shown = show(<AddLead />, answers);
  const reopen = () => shown.user.click(screen.getByRole("button", { name: "Add a lead" }));
  await reopen();
  const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
  const fill = async () => {
    for (const [name, text] of Object.entries(caller)) {
      await shown.user.click(field(name));
      await shown.user.paste(text);
    }
    await shown.user.selectOptions(screen.getByLabelText("Dogs"), "2 Dogs");
  };
  const save = () => shown.user.click(screen.getByRole("button", { name: "Add lead" }));
  return { ...shown, reopen, field, fill, save };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("what is missing is named until it is typed, the first of it has the focus, and nothing is sent", async () => {
  const { user, field, save, sent } = await open();
  await save();
  expect(screen.getByText("First name is required")).toBeTruthy();
  expect(screen.queryByText("Please enter a valid email address")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(field("First name")));
  await user.type(field("First name"), "I");
  expect(screen.queryByText("First name is required")).toBeNull();
  expect(screen.getByText("Please enter a valid phone number")).toBeTruthy();
  expect(screen.queryByText(/^Last name is|^Please select/)).toBeNull();
  expect(sent).toEqual([]);
});

test("the zip fills in its city", async () => {
  const { user, field } = await open();
  await user.type(field("Zip code"), there.zip);
  expect(field("City").value).toBe(cityOf(there.zip));
});

test.each([
  ["bookings", "?booking=b-7"],
  ["today", "?view=today&booking=b-7"],
] as const)("a lead is sent without an email address, and opens in %s", async (view, address) => {
  const { fill, save, sent } = await open({ "POST /api/leads": () => added }, view);
  await fill();
  await save();
  await isClosed();
  await screen.findByText("Imogen Hart is on the list.");
  expect(location.search).toBe(address);
  expect(sent).toEqual([{ call: "POST /api/leads", body: { ...values, confirm: false } }]);
});

test("a confirmation is offered once there is an email address, and sent only if it is wanted", async () => {
  const { user, field, fill, save, sent } = await open({ "POST /api/leads": () => added });
  await fill();
  await user.type(field("Email"), "imogen@example.com");
  const tick = screen.getByRole<HTMLInputElement>("checkbox", {
    name: "Send a confirmation by email",
  });
  expect(tick.checked).toBe(false);
  await user.click(tick);
  await save();
  await isClosed();
  expect(sent.map(({ body }) => body)).toEqual([
    { ...values, email: "imogen@example.com", confirm: true },
  ]);
});

test("without a connection a lead waits, and its form is empty again", async () => {
  const { reopen, field, fill, save, sent } = await open({ "POST /api/leads": () => added });
  dispatchEvent(new Event("offline"));
  await fill();
  await save();
  await isClosed();
  await screen.findByText("Imogen Hart is on the list. It will be sent.");
  await reopen();
  expect(field("First name").value).toBe("");
  dispatchEvent(new Event("online"));
  await screen.findByText("Imogen Hart is on the list.");
  expect(sent).toHaveLength(1);
});

test("what was typed waits while the form is closed, and is gone once it is stored", async () => {
  const { user, reopen, field, fill, save } = await open({ "POST /api/leads": () => added });
  await fill();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await reopen();
  expect(field("First name").value).toBe("Imogen");
  expect(within(screen.getByRole("dialog")).getByLabelText<HTMLSelectElement>("Dogs").value).toBe(
    "2",
  );
  await save();
  await isClosed();
  await reopen();
  expect(field("First name").value).toBe("");
});

test("a lead that is not accepted stays in its form, with the reason", async () => {
  const { field, fill, save } = await open({
    "POST /api/leads": () => problem(422, { detail: "This zip is not served." }),
  });
  await fill();
  await save();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("That was not saved. This zip is not served.");
  expect(field("First name").value).toBe("Imogen");
});
