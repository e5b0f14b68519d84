import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { findFaults } from "./find-faults.ts";
import { listLicenses } from "./list-licenses.ts";
import { readHoles } from "./read-holes.ts";
import { readPackages } from "./read-packages.ts";

const file = "docs/licenses.md";
const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });

const packages = readPackages(".");
const list = listLicenses(packages);
if (values.write) writeFileSync(file, list);
const faults = findFaults(".", packages);
if (readFileSync(file, "utf8") !== list)
  faults.push(`${file} is out of date: run "npm run licenses" and look at what has changed`);
// What visitors and the server run on; tools of the developer are told by "npm audit".
const audit = spawnSync("npm", ["audit", "--json", "--omit=dev"], {
  encoding: "utf8",
  timeout: 60_000,
});
const answer = readHoles(audit.stdout ?? "");
if ("holes" in answer) faults.push(...answer.holes);
else
  console.warn(
    `Known holes were not looked up: the registry answers no audits (${answer.unknown.replace(/ - .*/, "")}).`,
  );
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.info(`${packages.length} packages, every license is allowed by name.`);
