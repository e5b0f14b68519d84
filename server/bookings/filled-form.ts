import { load } from "cheerio/slim";
import { problemWords } from "#content/booking.ts";
import { bookingFields } from "#domain/booking.ts";
import type { Problem } from "#server/http/problems.ts";
import { priceHtml } from "./price-html.ts";

function typedInto(body: unknown, field: string): string {
  if (typeof body !== "object" || body === null) return "";
  const [, value] = Object.entries(body).find(([name]) => name === field) ?? [];
  const last: unknown = Array.isArray(value) ? value.at(-1) : value;
  return typeof last === "string" ? last : "";
}

/** Fills the prerendered page with the booking form. Everything typed is set as text. */
export function fillProblemPage(page: Buffer, problem: Problem, body: unknown): string {
  // This parser also escapes "<" within attributes, as the HTML standard does since 2025.
  const $ = load(page, { xml: { xmlMode: false } });
  const summary = $("[data-summary]").removeAttr("hidden").attr("autofocus", "");
  if (problem.code !== "invalid") summary.find("[data-summary-title]").text(problem.message);
  const { details, kept } = problemWords;
  const count = Object.keys(problem.errors ?? {}).length;
  $("[data-fill=lead]").text(count > 0 ? `${details(count)} ${kept}` : kept);
  const serviceType = typedInto(body, "serviceType");
  $("output").html(priceHtml({ serviceType, numDogs: typedInto(body, "numDogs") }));
  for (const field of bookingFields) {
    const control = $(`[name="${field}"]`);
    if (control.is("select")) {
      const chosen = control
        .children()
        .filter((_, option) => $(option).attr("value") === typedInto(body, field));
      if (chosen.length > 0) control.children().removeAttr("selected");
      chosen.attr("selected", "");
    } else control.attr("value", typedInto(body, field));

    const message = problem.errors?.[field];
    if (message === undefined || control.length === 0) continue;
    control.attr("aria-invalid", "true");
    $(`#${control.attr("aria-describedby")}`).text(message);
    const label = $(`label[for="${control.attr("id")}"]`).text();
    const link = $("<a>")
      .attr("href", `#${control.attr("id")}`)
      .text(label);
    summary.find("ul").append($("<li>").append(link));
  }
  return $.html();
}
