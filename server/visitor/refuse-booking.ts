import type { FastifyReply, FastifyRequest } from "fastify";
import { commercialHref } from "#content/commercial.ts";
import { bookingFields } from "#domain/booking/booking.ts";
import type { BookingProblemProps } from "#domain/pages/page-props.ts";
import { answerNotice, answerProblems, logFault, toProblem } from "#server/http/answer-problems.ts";
import type { Context } from "#server/http/context.ts";
import type { Problem, ProblemCode } from "#server/http/problems.ts";
import { refererPath } from "#server/http/same-origin.ts";
import type { DaysOffCache } from "#server/visits/days-off-cache.ts";

const formType = "application/x-www-form-urlencoded";

export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers["content-type"]?.toLowerCase().startsWith(formType) ?? false;

/** Problems after which the form comes back filled in. After the others nothing was read, or nothing can be corrected. */
const fillable: readonly ProblemCode[] = [
  "invalid",
  "key-reused",
  "storage-failed",
  "storage-unknown",
  "internal",
];

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
  const errors = problem.details.errors ?? {};
  return {
    form: {
      values,
      errors,
      problem: problem.code === "invalid" ? undefined : problem.message,
      ...(isCommercial && { isCommercial }),
    },
  };
}

export function refuseBookings(
  { site, notices, renderPage }: Pick<Context, "site" | "notices" | "renderPage">,
  { clock }: Pick<DaysOffCache, "clock">,
) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = toProblem(error);
    const wantsHtml = problem.code === "invalid" || request.headers.accept?.includes("text/html");
    if (!wantsHtml || !isForm(request)) return answerProblems(error, reply);
    const page = site.get("/booking-problem");
    if (!page || !fillable.includes(problem.code)) return answerNotice(error, reply, notices);
    logFault(error, problem, reply);
    const isCommercial = refererPath(request, site) === commercialHref;
    const props = problemPageOf(problem, request.body, isCommercial);
    const body = renderPage("/booking-problem", props, clock());
    reply.code(problem.status).headers(page.headers).header("cache-control", "no-store");
    return reply.send(body);
  };
}
