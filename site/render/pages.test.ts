import { load } from "cheerio";
import { expect, test } from "vitest";
import { bookingWords, problemWords } from "#content/booking.ts";
import { replyTimes } from "#domain/business-clock/promise.ts";
import type { GivenForm } from "#domain/pages/page-props.ts";
import { shareScripts, withStyle } from "./finish-page.ts";
import { createRenderer } from "./pages.tsx";

const built = `<html><title>Built</title><main id="main"><script src="/islands.js" defer></script>as built<astro-island uid="1" props="{}" ssr>as built</astro-island><script type="module" src="/own.js"></script></main><hr/><footer>as built</footer><script></script></html>`;
const page = Buffer.from(built);
const renderPage = createRenderer(() => page);
/** Thursday, 5:30 PM. */
const clock = { now: new Date("2026-11-20T00:30:00.000Z"), daysOff: [] };
const openProblem = (form: GivenForm) => load(renderPage("/booking-problem", { form }, clock));
const email = { email: "Please enter a valid email address" };

test("only the main part of the built page is replaced, but not its scripts", () => {
  const html = renderPage("/booking-problem", { form: {} }, clock);
  expect(html.slice(0, html.indexOf("<section"))).toBe(built.slice(0, built.indexOf("as built")));
  const end = '<script type="module" src="/own.js"></script></main><hr/><footer>';
  expect(html.slice(html.indexOf('<script type="module"'))).toBe(
    `${end}as built</footer><script></script></html>`,
  );
  expect(html.match(/as built/g)).toHaveLength(1);
});

const { reply, phones } = replyTimes(clock.now, []);
/** As an island's props. */
const times = { reply: [0, reply], phones: [0, phones] };

test("the island of a rendered form has the attributes of the built one, and its own props", () => {
  const form = { values: { zipCode: '"85251"' } };
  const island = load(renderPage("/book-now", { form }, clock))("astro-island");
  expect(island.attr()).toEqual({
    uid: "1",
    ssr: "",
    props: JSON.stringify({
      given: [0, { values: [0, { zipCode: [0, '"85251"'] }], times: [0, times] }],
    }),
  });
  expect(island.find('[name="zipCode"]').attr("value")).toBe('"85251"');
});

test("a page from the server says the times, knowing the owner's days off", () => {
  const daysOff = [{ from: "2026-11-20", to: "2026-11-21", reason: "Baja", phones: false }];
  const html = renderPage("/book-now", { form: {} }, { ...clock, daysOff });
  const $ = load(html);
  expect({
    reply: $("[data-reply-by='']").text(),
    phones: $("[data-phones-open]").text(),
  }).toEqual(replyTimes(clock.now, daysOff));
  expect(html).not.toContain("Baja");
});

test("the summary is shown, gets the focus, and leads to the fields that have a message", () => {
  const $ = openProblem({ errors: email });
  const summary = $("#booking-form section");
  expect(summary.attr("hidden")).toBeUndefined();
  expect(summary.is("[autofocus]")).toBe(true);
  expect(summary.find("p").text()).toBe(bookingWords.summary);
  expect(summary.find("ul").html()).toBe('<li><a href="#booking-form-email">Email</a></li>');
  expect($("#booking-form-email-error").text()).toBe(email.email);
  expect($('[name="email"]').attr("aria-invalid")).toBe("true");
  expect($("[aria-invalid]").length).toBe(1);
  expect($("h1 + p").text()).toBe(`${problemWords.details(1)} ${problemWords.kept}`);
});

test("after an error on our side the summary says what happened", () => {
  const $ = openProblem({ problem: "Not saved." });
  expect($("#booking-form section:not([hidden])").text()).toBe("Not saved.");
  expect($("h1 + p").text()).toBe(problemWords.kept);
});

test("a form that nothing is wrong with shows no summary", () => {
  expect(openProblem({ values: { email: "ana@x.example" } })("section[hidden]").length).toBe(1);
});

test("a choice comes back chosen; one that the form does not offer changes nothing", () => {
  const chosen = (serviceType: string) =>
    openProblem({ values: { serviceType } })('[name="serviceType"]').val();
  expect(chosen("bi-weekly")).toBe("bi-weekly");
  expect(chosen("monthly")).toBe("weekly");
});

test("all style of a page is one element in its head", () => {
  const page = "<head><style>p{}</style></head><body><p></p><style>b{}</style><b></b></body>";
  expect(withStyle(page, "p{}b{}")).toBe(
    "<head><style>p{}b{}</style></head><body><p></p><b></b></body>",
  );
});

test("scripts in a row become one file, whose name changes with them", () => {
  const files = new Map<string, string>();
  const share = (path: string, text: string) => void files.set(path, text);
  const page = shareScripts("<script>one</script><script>two</script><p></p>", share);
  const [[path, text] = ["", ""]] = files;
  expect(text).toBe("\none\n\ntwo\n");
  expect(page).toBe(`<script src="${path}" defer></script><p></p>`);
  expect(shareScripts("<script>other</script>", () => {})).not.toContain(path);
});
