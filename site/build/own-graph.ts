import type { Plugin } from "vite";

/** Folders whose scripts share no module with other scripts. */
const rooms = ["inbox", "scripts"];
const roomOf = (id: string) =>
  rooms.find((room) => id.includes(`/site/${room}/`) || id.endsWith(`?${room}`));

const isScript = (id: string) => /^\/.*\.(js|mjs|ts|tsx)$/.test(id);
/** One React runs all islands. */
const isReact = (id: string) => /\/node_modules\/(react|react-dom|scheduler)\//.test(id);

/**
 * Lets the inbox share nothing with the public pages but React, and their few plain scripts nothing with their islands.
 * A module stands in one chunk, with all that anybody uses of it: visitors who book would otherwise load what only the
 * inbox needs of zod and the data client, and visitors who read what only the form needs.
 */
export const ownGraph = (): Plugin => ({
  name: "own-graph",
  enforce: "pre",
  apply: "build",
  async resolveId(source, importer, options) {
    const room = importer && roomOf(importer);
    if (!room) return null;
    const from = importer.replace(`?${room}`, "");
    const resolved = await this.resolve(source, from, { ...options, skipSelf: true });
    if (!resolved || resolved.external || roomOf(resolved.id) === room || isReact(resolved.id))
      return resolved;
    return isScript(resolved.id) ? { ...resolved, id: `${resolved.id}?${room}` } : resolved;
  },
});
