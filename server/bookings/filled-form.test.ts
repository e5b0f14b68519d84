import { load } from "cheerio";
import { expect, test } from "vitest";
import { Problem } from "#server/http/problems.ts";
import { testSite } from "#server/testing/app.ts";
import { fillProblemPage } from "./filled-form.ts";

const page = testSite.get("/booking-problem")?.copies.identity.body ?? Buffer.of();
const fill = (problem: Problem, body: unknown) => load(fillProblemPage(page, problem, body));
const invalid = new Problem("invalid", { errors: { email: "Please enter a valid email address" } });

test.each<[what: string, body: unknown, value: string]>([
  ["text", { email: "ana@" }, "ana@"],
  ["the last of several", { email: ["ana@", "ana@x"] }, "ana@x"],
  ["nothing of an empty list", { email: [] }, ""],
  ["nothing of a number", { email: 7 }, ""],
  ["nothing of no body", null, ""],
  ["nothing of a body that is text", "email", ""],
])("a field comes back with %s", (_, body, value) => {
  expect(fill(invalid, body)('[name="email"]').attr("value")).toBe(value);
});

test("the summary is shown, gets the focus, and leads to the fields that have a message", () => {
  const $ = fill(invalid, {});
  const summary = $("[data-summary]");
  expect(summary.attr("hidden")).toBeUndefined();
  expect(summary.is("[autofocus]")).toBe(true);
  expect(summary.find("[data-summary-title]").text()).toBe("Please check:");
  expect(summary.find("ul").html()).toBe('<li><a href="#f-email">Email</a></li>');
  expect($("#f-email-error").text()).toBe("Please enter a valid email address");
  expect($('[name="email"]').attr("aria-invalid")).toBe("true");
  expect($('[name="firstName"]').attr("aria-invalid")).toBe("false");
});

test("after an error on our side the summary says what happened", () => {
  const problem = new Problem("storage-failed");
  expect(fill(problem, {})("[data-summary-title]").text()).toBe(problem.message);
});

test("a choice comes back chosen; one that the form does not offer changes nothing", () => {
  const chosen = (serviceType: string) =>
    fill(invalid, { serviceType })("option[selected]")
      .map((_, option) => load(option)("option").attr("value"))
      .get();
  expect(chosen("bi-weekly")).toEqual(["bi-weekly"]);
  expect(chosen("monthly")).toEqual(["weekly"]);
});
