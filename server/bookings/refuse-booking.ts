import type { FastifyReply, FastifyRequest } from "fastify";
import {
  answerNotice,
  answerProblems,
  logFault,
  sendRefusal,
  toProblem,
} from "#server/http/answer-problems.ts";
import type { Context } from "#server/http/context.ts";
import type { ProblemCode } from "#server/http/problems.ts";
import { createAllowance } from "#server/limits/rate-limit.ts";

const formType = "application/x-www-form-urlencoded";

export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers["content-type"]?.toLowerCase().startsWith(formType) ?? false;

/** Filling in a page takes the HTML parser milliseconds, so in a flood only this many are filled in. */
const fillAllowance = { perSecond: 5, maxSaved: 10 };

/** Problems after which the form comes back filled in. After the others nothing was read, or nothing can be corrected. */
const fillable: readonly ProblemCode[] = [
  "invalid",
  "key-reused",
  "storage-failed",
  "storage-unknown",
  "internal",
];

export function refuseBookings({ site, notices }: Pick<Context, "site" | "notices">) {
  const canFill = createAllowance(fillAllowance);
  let filler: typeof import("./filled-form.ts") | undefined;

  return async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = toProblem(error);
    const wantsHtml = problem.code === "invalid" || request.headers.accept?.includes("text/html");
    if (!wantsHtml || !isForm(request)) return answerProblems(error, reply);
    const page = site.get("/booking-problem");
    if (!page || !fillable.includes(problem.code) || !canFill())
      return answerNotice(error, reply, notices);
    logFault(error, problem, reply);
    // The HTML parser is loaded for the first visitor without JavaScript, because there are few.
    filler ??= await import("./filled-form.ts");
    const body = filler.fillProblemPage(page.copies.identity.body, problem, request.body);
    reply.code(problem.status).headers(page.headers).header("cache-control", "no-store");
    return sendRefusal(reply, body);
  };
}
