import type { FastifyReply } from "fastify";
import { StorageError } from "#server/db/storage-error.ts";
import type { NoticeName, Notices } from "./built-site.ts";
import { Problem, type ProblemCode, problemType } from "./problems.ts";

const fastifyCodes = new Map<unknown, ProblemCode>([
  [400, "malformed"],
  [413, "too-large"],
  [415, "unsupported-type"],
]);

export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StorageError)
    return new Problem(error.isUnknown ? "storage-unknown" : "storage-failed");
  if (!(error instanceof Error) || !("statusCode" in error)) return new Problem("internal");
  const code = fastifyCodes.get(error.statusCode);
  return code ? new Problem(code, { detail: error.message }) : new Problem("internal");
}

/** Logs only our own faults: other problems may quote what was sent. While a database is away, stacks would say nothing. */
export function logFault(error: unknown, problem: Problem, reply: FastifyReply): void {
  if (error instanceof StorageError) reply.log.error(error.message);
  else if (problem.status >= 500 && problem.code !== "overloaded") reply.log.error(error);
}

const overloadRetrySeconds = 5;

export function answerProblems(error: unknown, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error);
  logFault(error, problem, reply);
  const isTemporary = problem.status === 429 || problem.status === 503;
  if (isTemporary && !reply.hasHeader("retry-after"))
    reply.header("retry-after", overloadRetrySeconds);
  reply.code(problem.status).header("cache-control", "no-store").type(problemType);
  return reply.send(JSON.stringify(problem));
}

const noticeFor = new Map<ProblemCode, NoticeName>([
  ["rate-limited", "too-many"],
  ["foreign-origin", "other-site"],
  ["storage-unknown", "unavailable"],
]);

/** Answers with a page, or with problem+json if the site is not built. */
export function answerNotice(error: unknown, reply: FastifyReply, notices: Notices): FastifyReply {
  const problem = toProblem(error);
  const isPosted = reply.request.method === "POST";
  const name = noticeFor.get(problem.code) ?? (isPosted ? "not-saved" : "unavailable");
  const page = notices.get(name);
  if (!page) return answerProblems(error, reply);
  logFault(error, problem, reply);
  return reply.code(problem.status).headers(page.headers).send(page.body);
}
