import { quickLinks } from "#content/navigation.ts";
import { areaBySlug } from "#domain/areas.ts";

const labels = new Map<string, string>(quickLinks.map(({ label, href }) => [href, label]));

/** What people call a page: "Home", "McCormick Ranch", "Blog, hoa compliance"; null is a browser that kept silent. */
export function pageName(path: string | null): string {
  if (path === null) return "Not known";
  const known = labels.get(path) ?? areaBySlug(path.slice(1))?.name;
  if (known) return known;
  if (path.startsWith("/blog/")) return `Blog, ${path.slice(6).replaceAll("-", " ")}`;
  return path;
}
