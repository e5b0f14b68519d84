import { parseArgs } from "node:util";
import { benchLoad } from "./load.ts";
import { machine, print, writeReport } from "./measure.ts";
import { benchPages } from "./pages.ts";
import { benchStart } from "./start.ts";

const benches = {
  start: benchStart,
  pages: benchPages,
  load: benchLoad,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: "boolean", default: false },
  },
});
const unknown = positionals.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(", ")}: ${Object.keys(benches).join(", ")}`);
  process.exit(1);
}

// Without names all run. `--short` only shows that they work, so it leaves the report as it is.
for (const [name, bench] of Object.entries(benches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const before = machine();
  console.info(`\n${name}: ${before} before the start`);
  const rows = await bench(values.short ? "short" : "full");
  print(rows);
  if (!values.short) writeReport(name, before, rows);
}
