import type { Package } from "./read-packages.ts";

const namesOf = (packages: readonly Package[]) =>
  [...new Set(packages.map(({ name }) => name))].toSorted().join(", ");

function section(title: string, packages: readonly Package[]): string {
  const byLicense = Object.entries(
    Object.groupBy(packages, ({ license }) => license ?? "unknown"),
  ).toSorted(([one], [other]) => one.localeCompare(other, "en"));
  const lines = byLicense.map(([license, of = []]) => `- **${license}**: ${namesOf(of)}`);
  return [`## ${title}`, "", ...lines].join("\n");
}

/** docs/licenses.md: every package by its license. */
export const listLicenses = (packages: readonly Package[]): string =>
  [
    "# Licenses of what is used",
    "Written by `npm run licenses` from package-lock.json; `npm run check` fails while it is out of date, while a license\nis not one of `audit/allowed-licenses.ts`, or while an installed package says another one of itself.",
    section(
      "Server and build",
      packages.filter(({ isDevelopment }) => !isDevelopment),
    ),
    section(
      "Development and tests only",
      packages.filter(({ isDevelopment }) => isDevelopment),
    ),
  ]
    .join("\n\n")
    .concat("\n");
