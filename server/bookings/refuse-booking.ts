import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "#server/context.ts";
import {
  answerNotice,
  answerProblems,
  logFault,
  sendRefusal,
  toProblem,
} from "#server/http/answer-problems.ts";
import type { ProblemCode } from "#server/http/problems.ts";

const formType = "application/x-www-form-urlencoded";

export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers["content-type"]?.toLowerCase().startsWith(formType) ?? false;

/** Filling in a page takes the HTML parser milliseconds, so in a flood only this many are filled in. */
const fillings = { perSecond: 5, maxSaved: 10 };

/** Problems after which the form comes back filled in. After the others nothing was read, or nothing can be corrected. */
const fillable: readonly ProblemCode[] = ["invalid", "key-reused", "storage-failed", "internal"];

export function refuseBookings({ site, notices }: Pick<Context, "site" | "notices">) {
  const mayFill = createAllowance(fillings);
  let filler: typeof import("./filled-form.ts") | undefined;

  return async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = toProblem(error);
    const reads = problem.code === "invalid" || request.headers.accept?.includes("text/html");
    if (!reads || !isForm(request)) return answerProblems(error, reply);
    const page = site.get("/booking-problem");
    if (!page || !fillable.includes(problem.code) || !mayFill())
      return answerNotice(error, reply, notices);
    logFault(error, problem, reply);
    // The HTML parser is loaded for the first visitor without JavaScript, because there are few.
    filler ??= await import("./filled-form.ts");
    const body = filler.fillProblemPage(page.copies.identity.body, problem, request.body);
    reply.code(problem.status).headers(page.headers).header("cache-control", "no-store");
    return sendRefusal(reply, body);
  };
}

/** Returns whether expensive work may be done now. The unused allowance adds up, to `maxSaved` at most. */
export function createAllowance({
  perSecond,
  maxSaved,
}: {
  readonly perSecond: number;
  readonly maxSaved: number;
}): () => boolean {
  let left = maxSaved;
  let updatedAt = performance.now();
  return () => {
    const at = performance.now();
    left = Math.min(maxSaved, left + ((at - updatedAt) / 1000) * perSecond);
    updatedAt = at;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
