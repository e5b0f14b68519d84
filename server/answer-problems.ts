import type { FastifyReply } from "fastify";
import { StorageError } from "./db/storage-error.ts";
import { isCrowding } from "./limits/limit-connections.ts";
import { logStorageFault } from "./log-storage-fault.ts";
import { Problem, type ProblemCode, problemType } from "./problems.ts";

/** Fastify's own refusals, by their status. */
const codes = new Map<unknown, ProblemCode>([
  [400, "malformed"],
  [413, "too-large"],
  [415, "unsupported-type"],
]);

/** What went wrong as a refusal that a caller can be told. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StorageError) return new Problem("storage-failed");
  if (!(error instanceof Error) || !("statusCode" in error)) return new Problem("internal");
  const code = codes.get(error.statusCode);
  return code ? new Problem(code, { detail: error.message }) : new Problem("internal");
}

/** Logs what is our fault. A refusal of what was sent is none, and may quote what was sent; a crowd is none either. */
export function logFault(error: unknown, problem: Problem, reply: FastifyReply): void {
  if (error instanceof StorageError) logStorageFault(error, reply.server.log);
  else if (problem.status >= 500 && problem.code !== "overloaded") reply.log.error(error);
}

/** Seconds after which a crowd has passed; a limit of one's own says its own. */
const crowd = 5;

/** Each of a crowding client's connections can ask again only after this. */
const crowdingDelayMs = 1000;

/** Sends a refusal: at once, or a second later to a client whose many connections would otherwise keep the server busy. */
export function sendRefusal(reply: FastifyReply, body: string | Buffer): FastifyReply {
  // Fastify ends the connection after a body that it could not parse, also where nothing of it is left to come.
  if (reply.request.raw.complete) reply.removeHeader("connection");
  if (!isCrowding(reply.request.socket)) return reply.send(body);
  setTimeout(() => reply.send(body), crowdingDelayMs);
  return reply;
}

/** Answers a refusal as problem+json. */
export function answerProblems(error: unknown, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error);
  logFault(error, problem, reply);
  const isPassing = problem.status === 429 || problem.status === 503;
  if (isPassing && !reply.hasHeader("retry-after")) reply.header("retry-after", crowd);
  reply.code(problem.status).header("cache-control", "no-store").type(problemType);
  return sendRefusal(reply, JSON.stringify(problem));
}
