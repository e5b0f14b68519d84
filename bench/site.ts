import { execFileSync } from "node:child_process";
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Figure, milliseconds } from "./measure.ts";

const folder = "dist/site";

/** Bytes on the wire of the files that match: their brotli copies where there are some. */
function wire(pattern: string): number {
  const sizes = globSync(pattern, { cwd: folder }).map((file) => {
    const [compressed] = globSync(join(folder, `${file}.br`));
    return statSync(compressed ?? join(folder, file)).size;
  });
  return sizes.reduce((total, size) => total + size, 0);
}

const bytes = (pattern: string) => `${wire(pattern).toLocaleString("en-US")} bytes`;

/** How long the site takes to build, and what its parts weigh on the wire. */
export async function benchSite(): Promise<Figure[]> {
  const from = performance.now();
  execFileSync("npm", ["run", "build"], { stdio: "ignore" });
  const built = milliseconds(from);
  return [
    { what: "Build", value: built, goal: "20 s at most" },
    { what: "Home document", value: bytes("index.html"), goal: "14,600 at most" },
    { what: "Booking page", value: bytes("book-now.html") },
    { what: "Pricing page", value: bytes("pricing.html") },
    { what: "An area page", value: bytes("troon.html") },
    { what: "An article", value: bytes("blog/hoa-*.html") },
    {
      what: "Both fonts of the public pages",
      value: bytes("_astro/{jost,figtree}.*.woff2"),
      goal: "25,000 at most",
    },
    { what: "Fonts of the inbox, for every name", value: bytes("_astro/*-latin*.woff2") },
    { what: "All scripts of all islands", value: bytes("_astro/*.js") },
  ];
}
