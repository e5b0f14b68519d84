import { parseArgs } from "node:util";
import { benchClone } from "./clone.ts";
import { benchDev } from "./dev.ts";
import { benchGrowingBookings } from "./growth/bookings.ts";
import { benchGrowthPages } from "./growth-pages.ts";
import { benchInbox } from "./inbox.ts";
import { benchLoad } from "./load.ts";
import { print } from "./measure.ts";
import { benchPages } from "./pages.ts";
import { benchRefusals } from "./refusals.ts";
import { benchSite } from "./site.ts";
import { benchSoak } from "./soak.ts";
import { benchStart } from "./start.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" } },
});

const parts = {
  site: benchSite,
  start: benchStart,
  inbox: () => benchInbox("sqlite"),
  "inbox-postgres": () => benchInbox("postgres"),
  "growth-bookings": benchGrowingBookings,
  pages: () => benchPages(Number(values.runs)),
  "growth-pages": benchGrowthPages,
  load: benchLoad,
  refusals: benchRefusals,
  soak: benchSoak,
  clone: benchClone,
  dev: benchDev,
};

/** `npm run bench` measures everything, `npm run bench -- bookings` one part, `-- pages --runs 1` less often. */
for (const [name, bench] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.info(`\n${name}`);
  print(await bench());
}
