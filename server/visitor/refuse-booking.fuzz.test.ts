import { load } from "cheerio";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type BookingErrors, parseBooking } from "#domain/booking/booking.ts";
import { amount } from "#faults/amount.ts";
import { Problem } from "#server/http/problems.ts";
import { text } from "#server/testing/arbitrary-booking.ts";
import { holds } from "#server/testing/fuzz.ts";
import { createRenderer } from "#site/render/pages.tsx";
import { problemPageOf } from "./refuse-booking.ts";

const page = Buffer.from("<main></main>");
const renderPage = createRenderer(() => page);
const open = (errors: BookingErrors, typed: unknown) =>
  renderPage("/booking-problem", problemPageOf(new Problem("invalid", { errors }), typed), {
    now: new Date(),
    daysOff: [],
  });
const shape = (html: string) => {
  const $ = load(html);
  return $("*")
    .map((_, element) => $(element).prop("tagName"))
    .get();
};

/** As the HTML standard reads text: lines end with LF, and a null character is a replacement character. */
const asRead = (typed: string) => typed.replace(/\r\n?/g, "\n").replaceAll("\0", "\ufffd");

/**
 * What a decoded form holds: no half characters, and a list where a name came twice. Controls that no keyboard makes are
 * left out: written as references, they are read as the signs that Windows meant by them.
 */
const typedText = text.map((any) => any.toWellFormed().replace(/[\u0080-\u009f]/g, ""));
const body = fc.record(
  {
    firstName: fc.oneof(typedText, fc.array(typedText)),
    email: typedText,
    serviceType: fc.oneof(typedText, fc.constant("bi-weekly")),
    constructor: typedText,
    unknown: typedText,
  },
  { requiredKeys: [] },
);

test(
  "anything that was typed comes back as text, never as markup",
  () =>
    holds(
      fc.property(body, (typed) => {
        const checked = parseBooking(typed);
        const errors = checked.ok ? {} : checked.errors;
        const html = open(errors, typed);
        const $ = load(html);
        for (const field of ["firstName", "email"]) {
          const value: unknown = Object.entries(Object(typed)).find(
            ([name]) => name === field,
          )?.[1];
          const last: unknown = Array.isArray(value) ? value.at(-1) : value;
          const expected = typeof last === "string" ? asRead(last) : "";
          expect($(`[name="${field}"]`).attr("value")).toBe(expected);
        }
        // The same elements as in an empty form, and a link for each field that has a message.
        expect(shape(html)).toEqual(shape(open(errors, {})));
        expect($("section li").length).toBe(Object.keys(errors).length);
        expect($('[name="serviceType"] [selected]').length).toBe(1);
      }),
      amount({ short: 100, full: 500 }),
    ),
  120_000,
);
