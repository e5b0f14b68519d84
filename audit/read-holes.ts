import * as z from "zod/mini";

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});
const refusal = z.object({ message: z.string() });
const grave = ["high", "critical"];

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * Reads what `npm audit --json` says of the registry's known holes.
 * @returns a line for each grave one, or why nobody knows: not every registry answers
 */
export function readHoles(
  json: string,
): { readonly holes: string[] } | { readonly unknown: string } {
  const said = parse(json);
  const known = z.safeParse(report, said);
  if (known.success)
    return {
      holes: Object.entries(known.data.vulnerabilities)
        .filter(([, { severity }]) => grave.includes(severity))
        .map(([name, { severity, range }]) => `${name} ${range} has a known hole (${severity})`),
    };
  const refused = z.safeParse(refusal, said);
  return { unknown: refused.success ? refused.data.message : "no answer" };
}
