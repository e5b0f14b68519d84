import { pathToFileURL } from "node:url";
import { createAstroServer } from "#tools/astro-node.js";

// The peer that a user would pick instead: Astro's own Node server, which reads files and compresses nothing.
const server = createAstroServer(pathToFileURL("dist/site/").href);
server.listen(Number(process.env["PORT"]), "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object")
    console.info(`Ready on http://127.0.0.1:${address.port}, Astro's Node server`);
});
