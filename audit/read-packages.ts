import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      hasInstallScript: z.optional(z.boolean()),
    }),
  ),
});
const manifest = z.object({ license: z.string() });

export interface Package {
  readonly name: string;
  /** Where npm puts it, such as "node_modules/kysely". */
  readonly path: string;
  readonly version: string;
  /** An SPDX expression; undefined where nobody states one. */
  readonly license: string | undefined;
  /** Neither the server nor the build needs it. */
  readonly isDevelopment: boolean;
  readonly hasInstallScript: boolean;
}

/** Native parts come as one package for each platform: "@biomejs/cli-linux-x64" is one of "@biomejs/cli-". */
const familyOf = (name: string, version: string | undefined) =>
  `${name.replace(/(?<=-)(android|darwin|freebsd|linux|openharmony|wasm32|win32)-.*$/, "")}@${version}`;

/** Every package that package-lock.json names, of all platforms. */
export function readPackages(folder: string): Package[] {
  const { packages } = lockfile.parse(
    JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")),
  );
  const entries = Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, entry]) => ({ path, name: path.replace(/^.*node_modules\//, ""), ...entry }));
  // A mirror leaves out what other platforms' packages say of themselves (decision 4): they are built from one source.
  const families = new Map(
    entries.flatMap(({ name, version, license }) =>
      license === undefined ? [] : [[familyOf(name, version), license]],
    ),
  );
  return entries.map(({ path, name, version, license, dev, hasInstallScript }) => ({
    path,
    name,
    version: version ?? "",
    license: license ?? families.get(familyOf(name, version)),
    isDevelopment: dev ?? false,
    hasInstallScript: hasInstallScript ?? false,
  }));
}

/** What an installed package says of its license itself; undefined where it is not installed on this platform. */
export function installedLicense(folder: string, { path }: Package): string | undefined {
  const file = join(folder, path, "package.json");
  if (!existsSync(file)) return undefined;
  const read = manifest.safeParse(JSON.parse(readFileSync(file, "utf8")));
  return read.success ? read.data.license : "none";
}
