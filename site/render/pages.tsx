import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { PageProps, RenderPage } from "#domain/page-props.ts";
import { BookingForm } from "#site/islands/booking-form.tsx";
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

/** The island of the booking page. What is missing of its attributes comes from the built page. */
const Island = (props: PageProps["/book-now"]["form"]) =>
  createElement(
    "astro-island",
    { props: JSON.stringify({ given: islandValue(props) }) },
    <BookingForm given={props} />,
  );

const mains: { readonly [Path in keyof PageProps]: (props: PageProps[Path]) => ReactNode } = {
  "/book-now": ({ form }) => (
    <BookNow isCommercial={form.isCommercial ?? false}>
      <Island {...form} />
    </BookNow>
  ),
  "/booking-problem": ({ form }) => (
    <BookingProblem wrong={Object.keys(form.errors ?? {}).length}>
      <BookingForm given={form} />
    </BookingProblem>
  ),
  "/thank-you": (props) => <ThankYou booked={props} />,
  "/visit": (props) => <VisitPage {...props} />,
};

/** A built page without its main part. */
interface Shell {
  readonly start: string;
  readonly end: string;
  /** The first tag of its island, without props and end. */
  readonly island: string;
}

const shellOf = (built: string): Shell => {
  // Astro begins the main part with the script of islands.
  const [start = ""] = /^.*<main[^>]*>(<script[^>]*><\/script>)?/s.exec(built) ?? [];
  const end = built.lastIndexOf("</main>");
  const [island = ""] = /<astro-island[^>]*/.exec(built) ?? [];
  return {
    start,
    end: built.slice(end),
    island: island.replace(' props="{}"', ""),
  };
};

/**
 * Renders the pages with a visitor's values: head, header and footer are those of the built page.
 * @param read returns the HTML of a built page
 */
export function createRenderer(read: (path: string) => string): RenderPage {
  const shells = new Map<string, Shell>();
  return (path, props) => {
    const shell = shells.get(path) ?? shellOf(read(path));
    shells.set(path, shell);
    const main = renderToString(mains[path](props));
    return shell.start + main.replace("<astro-island", () => shell.island) + shell.end;
  };
}
