import { bookingFields } from "#domain/booking/booking.ts";
import type { BookingProblemProps } from "#domain/pages/page-props.ts";
import type { Problem } from "#server/http/problems.ts";

/** The text of a field as it was sent; of several with one name, the last. */
function typedInto(body: unknown, field: string): string {
  if (typeof body !== "object" || body === null) return "";
  const [, value] = Object.entries(body).find(([name]) => name === field) ?? [];
  const last: unknown = Array.isArray(value) ? value.at(-1) : value;
  return typeof last === "string" ? last : "";
}

/** The page on which a refused form comes back as it was typed, with what is wrong in it. */
export function problemPageOf(
  problem: Problem,
  body: unknown,
  isCommercial = false,
): BookingProblemProps {
  const values = Object.fromEntries(bookingFields.map((name) => [name, typedInto(body, name)]));
  const errors = problem.errors ?? {};
  return {
    form: {
      values,
      errors,
      problem: problem.code === "invalid" ? undefined : problem.message,
      ...(isCommercial && { isCommercial }),
    },
  };
}
