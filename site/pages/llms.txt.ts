import type { APIRoute } from "astro";
import { areas } from "#content/areas.ts";
import { business } from "#content/business.ts";
import { commercialHref } from "#content/commercial.ts";
import { assistantWords as words } from "#content/for-assistants.ts";
import { placeName } from "#content/pages.ts";
import { dogCounts, serviceTypes } from "#domain/booking/options.ts";
import { weeklyHours } from "#domain/business-clock/weekly-hours.ts";
import { serviceLine } from "#domain/contact.ts";
import { sitePages } from "#site/seo/site-pages.ts";
import { absolute } from "#site/seo/structured-data.ts";

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");
const choices = (name: string, values: readonly string[]) =>
  `${name}: ${values.slice(0, -1).join(", ")} ${words.or} ${values.at(-1)}`;

/** What is offered, for assistants that answer instead of a search page. @see https://llmstxt.org */
export const GET: APIRoute = async ({ site }) => {
  const link = (label: string, path: string) => `[${label}](${absolute(path, site)})`;
  const pages = (await sitePages()).filter(({ listed }) => listed);
  const areaPaths = new Set<string>(areas.map(({ slug }) => `/${slug}`));
  const example = `/book-now?plan=weekly&dogs=2&zip=85251`;
  const parts = [
    `# ${business.name}`,
    `> ${words.summary}`,
    `## ${words.offerTitle}`,
    list(words.offers),
    `## ${words.areasTitle}`,
    list(areas.map((area) => link(`${placeName(area)}, AZ`, `/${area.slug}`))),
    `## ${words.hoursTitle}`,
    list([
      ...(serviceLine ? weeklyHours() : []).map(
        (hours) => `${words.phones}: ${hours}, ${serviceLine?.text}`,
      ),
      ...words.schedule,
    ]),
    `## ${words.bookingTitle}`,
    list([...words.booking, link(words.commercial, commercialHref)]),
    words.prefill,
    list([choices(words.plan, serviceTypes), choices(words.dogs, dogCounts), words.zip]),
    `${words.example}: ${absolute(example, site)}`,
    `## ${words.pagesTitle}`,
    list(
      pages
        .filter(({ path }) => !areaPaths.has(path))
        .map(({ path, page }) => `${link(page.title, path)}: ${page.description}`),
    ),
  ];
  return new Response(`${parts.join("\n\n")}\n`);
};
