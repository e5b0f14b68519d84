import type { Plugin } from "vite";

const mark = "?inbox";
const isInbox = (id: string) => id.includes("/site/inbox/");
const isScript = (id: string) => /^\/.*\.(js|mjs|ts|tsx)$/.test(id);
/** One React runs all islands. */
const isReact = (id: string) => /\/node_modules\/(react|react-dom|scheduler)\//.test(id);

/**
 * Lets the inbox share nothing with the public pages but React. A module stands in one chunk, with all that anybody
 * uses of it: visitors who book would otherwise load what only the inbox needs of zod and the data client.
 */
export const ownGraph = (): Plugin => ({
  name: "own-graph",
  enforce: "pre",
  apply: "build",
  async resolveId(source, importer, options) {
    if (!importer || !(isInbox(importer) || importer.endsWith(mark))) return null;
    const from = importer.replace(mark, "");
    const resolved = await this.resolve(source, from, { ...options, skipSelf: true });
    if (!resolved || resolved.external || isInbox(resolved.id) || isReact(resolved.id))
      return resolved;
    return isScript(resolved.id) ? { ...resolved, id: `${resolved.id}${mark}` } : resolved;
  },
});
