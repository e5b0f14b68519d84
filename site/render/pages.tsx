import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { phoenixDay } from "#domain/dates.ts";
import type { GivenForm, PageClock, PageProps, RenderPage } from "#domain/pages/page-props.ts";
import { phonesText, replyText } from "#site/clock/clock-words.ts";
import { PageClockContext } from "#site/clock/page-clock.ts";
import { BookingForm } from "#site/islands/booking-form.tsx";
import { BookNow } from "#site/sections/book-now.tsx";
import { BookingProblem } from "#site/sections/booking-problem.tsx";
import { Footer } from "#site/sections/site-footer.tsx";
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
  times: { reply: replyText(now, daysOff), phones: phonesText(now, daysOff) },
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
  "/thank-you": (props) => <ThankYou booked={props} />,
  "/visit": (props) => <VisitPage {...props} />,
};

/** A built page without its main part and its footer. */
interface Shell {
  readonly start: string;
  /** With the page's own scripts, which Astro puts into the main part. */
  readonly between: string;
  readonly end: string;
  /** The first tag of its island, without props and end. */
  readonly island: string;
}

const shellOf = (built: string): Shell => {
  // Astro begins the main part with the script of islands.
  const [start = ""] = /^.*<main[^>]*>(<script[^>]*><\/script>)?/s.exec(built) ?? [];
  const mainEnd = built.lastIndexOf("</main>");
  const main = built.slice(start.length, mainEnd);
  const scripts = main.match(/<script type="module"[^>]*><\/script>/g) ?? [];
  const [between = "", end = ""] = built.slice(mainEnd).split(/<footer.*<\/footer>/s);
  const [island = ""] = /<astro-island[^>]*/.exec(built) ?? [];
  return {
    start,
    between: scripts.join("") + between,
    end,
    island: island.replace(' props="{}"', ""),
  };
};

/**
 * Renders the pages with a visitor's values: head and header are those of the built page.
 * @param read returns the HTML of a built page
 */
export function createRenderer(read: (path: string) => string): RenderPage {
  const shells = new Map<string, Shell>();
  const inClock = (clock: PageClock, part: ReactNode) => (
    <PageClockContext value={clock}>{part}</PageClockContext>
  );
  let footer = { key: "", html: "" };
  /** It changes with the day and the days off, and a year of closed days takes a millisecond. */
  function footerIn(clock: PageClock): string {
    const key = `${phoenixDay(clock.now)} ${JSON.stringify(clock.daysOff)}`;
    if (footer.key !== key)
      footer = { key, html: renderToStaticMarkup(inClock(clock, <Footer />)) };
    return footer.html;
  }
  return (path, props, clock) => {
    const shell = shells.get(path) ?? shellOf(read(path));
    shells.set(path, shell);
    const main = renderToString(inClock(clock, mains[path](props, clock)));
    return [
      shell.start,
      main.replace("<astro-island", () => shell.island),
      shell.between,
      footerIn(clock),
      shell.end,
    ].join("");
  };
}
