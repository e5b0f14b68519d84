import "#site/styles/site.css";
// First: the styles of an island must follow those of the site.

import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { replyTimes } from "#domain/business-clock/promise.ts";
import type { GivenForm, PageClock, PageProps, RenderPage } from "#domain/pages/page-props.ts";
import { BookingForm } from "#site/islands/booking/form.tsx";
import { BookNow } from "#site/sections/book-now.tsx";
import { BookingProblem } from "#site/sections/booking-problem.tsx";
import { ThankYou } from "#site/sections/thank-you.tsx";
import { VisitPage } from "#site/sections/visit/visit-page.tsx";

/** As Astro writes the props of an island: each value with the number of its type, which is 0 for text and objects. */
const islandValue = (value: object | string | boolean): readonly [0, unknown] => [
  0,
  typeof value !== "object"
    ? value
    : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, islandValue(part)])),
];

/** The form with the times that the server knows. */
const timed = (form: GivenForm, { now, daysOff }: PageClock): GivenForm => ({
  ...form,
  times: replyTimes(now, daysOff),
});

/** The island of the booking page. What is missing of its attributes comes from the built page. */
const Island = (props: GivenForm) =>
  createElement(
    "astro-island",
    { props: JSON.stringify({ given: islandValue(props) }) },
    <BookingForm given={props} />,
  );

const mains: {
  readonly [Path in keyof PageProps]: (props: PageProps[Path], clock: PageClock) => ReactNode;
} = {
  "/book-now": ({ form }, clock) => (
    <BookNow isCommercial={form.isCommercial ?? false}>
      <Island {...timed(form, clock)} />
    </BookNow>
  ),
  "/booking-problem": ({ form }, clock) => (
    <BookingProblem wrong={Object.keys(form.errors ?? {}).length}>
      <BookingForm given={timed(form, clock)} />
    </BookingProblem>
  ),
  "/thank-you": (booked, clock) => <ThankYou booked={{ ...booked, clock }} />,
  "/visit": (props) => <VisitPage {...props} />,
};

/** A page without its main part. */
interface Shell {
  readonly start: string;
  /** With the page's own scripts, which Astro puts into the main part. */
  readonly end: string;
  /** The first tag of its island, without props and end. */
  readonly island: string;
}

const shellOf = (page: string): Shell => {
  // Astro begins the main part with the script of islands.
  const [start = ""] = /^.*<main[^>]*>(<script[^>]*><\/script>)?/s.exec(page) ?? [];
  const mainEnd = page.lastIndexOf("</main>");
  const main = page.slice(start.length, mainEnd);
  const scripts = main.match(/<script type="module"[^>]*><\/script>/g) ?? [];
  const [island = ""] = /<astro-island[^>]*/.exec(page) ?? [];
  return {
    start,
    end: scripts.join("") + page.slice(mainEnd),
    island: island.replace(' props="{}"', ""),
  };
};

/**
 * Renders the main part of pages with a visitor's values. The rest is that of the page without them.
 * @param read returns such a page's HTML; another body when the page has changed
 */
export function createRenderer(read: (path: string) => Buffer): RenderPage {
  const shells = new WeakMap<Buffer, Shell>();
  return (path, props, clock) => {
    const page = read(path);
    const shell = shells.get(page) ?? shellOf(page.toString());
    shells.set(page, shell);
    const main = renderToString(mains[path](props, clock));
    return shell.start + main.replace("<astro-island", () => shell.island) + shell.end;
  };
}
