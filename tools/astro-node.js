import { createServer } from "node:http";
// No export of the package serves a folder without a build of its own.
import { createStaticHandler } from "./node_modules/@astrojs/node/dist/serve-static.js";

const installed = new URL("node_modules/@astrojs/node/dist/", import.meta.url).href;
const app = {
  removeBase: (path) => path,
  manifest: { trailingSlash: "ignore", buildFormat: "file", assetsDir: "_astro" },
};

/** What @astrojs/node does with built pages in its mode "standalone". */
export function createAstroServer(client) {
  const serve = createStaticHandler(app, { client, server: installed });
  return createServer((request, response) =>
    serve(request, response, () => response.writeHead(404).end()),
  );
}
