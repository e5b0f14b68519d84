import type * as z from "zod/mini";
import type { mailEndpoints } from "#domain/api/mail.ts";

type TestResult = z.output<(typeof mailEndpoints)["test"]["answer"]>;

/** What became of a test message. */
export function testWords({ to, outcome, error }: TestResult): string {
  switch (outcome) {
    case "sent":
      return `The mail server took it. Look for it at ${to}, in the spam folder too.`;
    case "written":
      return "It was written to a file on the server, not sent.";
    case "failed":
      return `It could not be sent: ${error ?? "no reason was given"}`;
  }
}
