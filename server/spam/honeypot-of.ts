import { honeypotName } from "#domain/spam/honeypot.ts";

/** What stands in the hidden field of a plain form, empty where it was left alone. */
export function honeypotOf(body: unknown): string {
  if (typeof body !== "object" || body === null) return "";
  const [, value] = Object.entries(body).find(([name]) => name === honeypotName) ?? [];
  return typeof value === "string" ? value : [value ?? ""].flat().join("");
}
