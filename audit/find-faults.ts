import { isAllowed } from "./allowed-licenses.ts";
import { installedLicense, type Package } from "./read-packages.ts";

/** A line for every package whose license is not known, not allowed, or another than the lockfile says. */
export const findFaults = (folder: string, packages: readonly Package[]): string[] =>
  packages.flatMap((one) => {
    const { name, license } = one;
    if (license === undefined) return [`${name}: nobody states its license`];
    if (!isAllowed(license)) return [`${name}: ${license} is not in audit/allowed-licenses.ts`];
    const installed = installedLicense(folder, one) ?? license;
    return installed === license
      ? []
      : [`${name}: ${license} in the lockfile, ${installed} in itself`];
  });
