import { expect, test } from "vitest";
import type { Booking } from "#domain/api/bookings.ts";
import { bookingFields } from "#domain/booking/booking.ts";
import { leadSourceOf } from "#domain/booking/lead-source.ts";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { planLine, quoteLine } from "#inbox/app/labels.ts";
import { render } from "#inbox/testing/render.tsx";
import { Facts } from "./facts.tsx";

function factsOf(more: Partial<Booking>) {
  const $ = render(<Facts booking={bookingSample(more)} />);
  const facts = $("dl > div")
    .map((_, fact) => [[$(fact).find("dt").text(), $(fact).find("dd").text()]])
    .get();
  return { $, facts: Object.fromEntries(facts) };
}

test("every field is shown, but for the name, which is the heading, and the area, which is derived", () => {
  const fields = bookingFields.filter((name) => !/Name$|^neighborhood$/.test(name));
  const { facts } = factsOf(Object.fromEntries(fields.map((name) => [name, `any ${name}`])));
  for (const name of fields) expect(Object.values(facts).join(), name).toContain(`any ${name}`);
});

test("phone, email and address are one tap from a call, a mail and the map", () => {
  const { $ } = factsOf({});
  expect($("a[href='tel:+14805550199']").text()).toBe("(480) 555-0199");
  expect($("a[href^='mailto:']").text()).toBe("ana@example.com");
  const map = $("a[target=_blank]");
  expect(map.attr("href")).toContain("query=7420%20E%20Camelback%20Rd%2C%20Scottsdale%2C%20AZ");
  expect(map.attr("rel")).toBe("noreferrer");
});

test("where a lead came from is shown if it is known", () => {
  const source = leadSourceOf("utm_source=mail&utm_campaign=spring&referrer=example.com");
  const $ = render(<Facts booking={bookingSample()} source={source} />);
  expect($("dl").text()).toContain("Frommail, spring, example.com");
});

test("a phone number without digits is shown, not linked", () => {
  const { $, facts } = factsOf({ phone: "call my wife" });
  expect(facts["Phone"]).toContain("call my wife");
  expect($("a[href^='tel:']").length).toBe(0);
});

test("the plan has its quote, and a preferred day is written out", () => {
  const booking = bookingSample({ serviceDate: "2026-12-01" });
  const { facts } = factsOf(booking);
  expect(facts["Plan"]).toBe(planLine(booking) + quoteLine(booking));
  expect(facts["Preferred day"]).toBe("Tuesday, December 1, 2026");
});

test("the preferred way of contact is shown only if the visitor chose one", () => {
  expect(factsOf({}).facts).not.toHaveProperty("Reach by");
  expect(factsOf({ reachBy: "call" }).facts["Reach by"]).toBe("Call");
});

test("a text is one tap away for a visitor who wants one", () => {
  expect(factsOf({ reachBy: "text" }).$("a[href^='sms:']").attr("href")).toBe("sms:+14805550199");
  expect(factsOf({ reachBy: "text" }).facts["Reach by"]).toBe("Text");
  expect(factsOf({ reachBy: "text", phone: "call my wife" }).facts["Reach by"]).toBe("Text");
});

test("an erased booking shows no empty facts", () => {
  const erased = {
    phone: "",
    email: "",
    address: "",
    city: "",
    state: "",
    zipCode: "",
    page: null,
  };
  const { facts } = factsOf({ ...erased, erasedAt: "2025-11-21T00:00:00.000Z" });
  expect(Object.keys(facts)).toEqual(["Area", "Plan", "Erased"]);
  expect(facts["Erased"]).toBe("personal data, Nov 20, 2025");
});
