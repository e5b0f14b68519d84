import { quickLinks } from "#content/navigation.ts";
import { areaBySlug } from "#domain/areas/areas.ts";
import { isCommercial } from "#domain/booking/call-first.ts";

const linkLabels = new Map<string, string>(quickLinks.map(({ href, label }) => [href, label]));

// Shared with no module of the site: the bundler then adds the site's whole style sheet to the inbox.
/** "Book Service", "McCormick Ranch", "Blog, hoa compliance": a page where somebody booked; an unknown one as stored. */
export function pageName(page: string): string {
  if (isCommercial({ page })) return "Commercial quote";
  const [path = ""] = page.split("?");
  const blog = /^\/blog\/(.+)/.exec(path)?.[1];
  if (blog) return `Blog, ${blog.replaceAll("-", " ")}`;
  return linkLabels.get(path) ?? areaBySlug(path.slice(1))?.name ?? page;
}
