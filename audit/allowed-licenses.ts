/**
 * Licenses under which this project may use a package, unchanged and named in docs/licenses.md. Any other one is looked
 * at by a person before it stands here.
 */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  // Of argparse: a text of Python's, as free as MIT.
  "Python-2.0",
  "Unlicense",
  "Zlib",
  // Fonts. What is sent to browsers are subsets, under names that nobody has reserved.
  "OFL-1.1",
  // Changed files of theirs would have to be published. None is changed, and none is sent to browsers.
  "MPL-2.0",
  "LGPL-3.0-or-later",
]);

/** True when every part of an SPDX expression is allowed, or one side of each "OR". */
export const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((side) => side.split(" AND ").every((license) => allowed.has(license)));
