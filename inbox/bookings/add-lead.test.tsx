import { expect, test } from "vitest";
import { render } from "#inbox/testing/render.tsx";
import { AddLead, AddLeadDialog } from "./add-lead.tsx";

const dialog = () => render(<AddLeadDialog view="inbox" onClose={() => undefined} />);

test("a lead is added from a dialog, which is closed at first", () => {
  const $ = render(<AddLead view="today" />);
  expect($("button").text()).toBe("Add a lead");
  expect($("dialog")).toHaveLength(0);
});

test("a new lead starts empty, in Arizona and with the weekly plan; the browser fills in nothing", () => {
  const $ = dialog();
  const labels = $("label").map((_, one) => $(one).text());
  expect(labels.get()).toEqual([
    ...["First name", "Last name", "Phone", "Email", "Street address", "City", "State", "Zip code"],
    ...["Dogs", "Plan", "Preferred day", "Requests"],
  ]);
  const filled = $("input:not([value=''])").map((_, one) => $(one).attr("value"));
  expect(filled.get()).toEqual(["AZ"]);
  const chosen = $("option[selected]").map((_, one) => $(one).text());
  expect(chosen.get()).toEqual(["Select", "Weekly"]);
  expect($("input[type!=date]:not([autocomplete=off])")).toHaveLength(0);
});

test("the email may stay empty, and no confirmation is offered before there is one", () => {
  const $ = dialog();
  expect($("form").text()).toContain("The email may stay empty.");
  expect($("[name=confirm], [required]")).toHaveLength(0);
});

test("the dialog opens with the focus on its title, so that no keyboard covers the fields", () => {
  const $ = dialog();
  expect($("[data-first-focus]").text()).toBe("Add a lead");
  expect($("dialog").attr("aria-labelledby")).toBe($("[data-first-focus]").attr("id"));
  expect($("button").text()).toBe("CancelAdd lead");
});
