import type { FastifyReply, FastifyRequest } from "fastify";
import { commercialHref } from "#content/commercial.ts";
import {
  answerNotice,
  answerProblems,
  logFault,
  sendRefusal,
  toProblem,
} from "#server/http/answer-problems.ts";
import type { Context } from "#server/http/context.ts";
import type { ProblemCode } from "#server/http/problems.ts";
import { refererPath } from "#server/http/same-origin.ts";
import type { KnownDaysOff } from "#server/visits/known-days-off.ts";
import { problemPageOf } from "./problem-page.ts";

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

export function refuseBookings(
  { site, notices, renderPage }: Pick<Context, "site" | "notices" | "renderPage">,
  { clock }: Pick<KnownDaysOff, "clock">,
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
    return sendRefusal(reply, body);
  };
}
