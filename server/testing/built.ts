import { loadNotices, loadRenderer, loadSite } from "#server/http/built-site.ts";

/** What the build has made of the site, as the program has it. */
export async function loadBuilt() {
  const site = loadSite("dist");
  return { site, notices: loadNotices("dist"), renderPage: await loadRenderer("dist", site) };
}
