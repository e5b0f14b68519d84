import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { type Endpoint, shownUserHeader } from "#domain/api/endpoint.ts";
import type { User } from "./context.ts";
import { Problem } from "./problems.ts";

interface OpenCall<Query, Body> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly body: Body;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Call<Query, Body> extends OpenCall<Query, Body> {
  readonly user: User;
}

const params = z.record(z.string(), z.string());

/** PostgreSQL rejects null characters: a backup that holds some could not be restored there. */
const holdsNull = (given: unknown): boolean =>
  typeof given === "string"
    ? given.includes("\0")
    : typeof given === "object" &&
      given !== null &&
      !ArrayBuffer.isView(given) &&
      Object.values(given).some(holdsNull);

export function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const result = z.safeParse(schema, given);
  if (result.success && holdsNull(result.data))
    throw new Problem("malformed", { detail: "Null characters are not allowed" });
  if (result.success) return result.data;
  const errors = Object.fromEntries(
    result.error.issues.map(({ path, message }) => [path.join("."), message]),
  );
  throw new Problem("invalid", { errors });
}

/** The path in Fastify's notation: "/api/bookings/:id". */
export const urlOf = ({ path }: Pick<Endpoint, "path">): string =>
  path.replaceAll("{", ":").replaceAll("}", "");

/** Rejects whom the endpoint is not for, before the body is read. */
export const guard =
  (endpoint: Pick<Endpoint, "for" | "forFirstPassword" | "open" | "recent">) =>
  async (request: FastifyRequest): Promise<void> => {
    if (endpoint.open) return;
    const { user } = request;
    if (!user) throw new Problem("unauthorized");
    const shown = request.headers[shownUserHeader];
    if (shown !== undefined && shown !== encodeURIComponent(user.name))
      throw new Problem("another-user");
    if (user.mustChoosePassword && !endpoint.forFirstPassword) throw new Problem("first-password");
    if (endpoint.for === "owner" && user.role !== "owner") throw new Problem("owners-only");
    if (endpoint.recent && !user.isRecent) throw new Problem("old-sign-in");
  };

export function serveOpen<
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  server: FastifyInstance,
  endpoint: Endpoint<Query, Body, Answer>,
  handle: (
    call: OpenCall<z.output<Query>, z.output<Body>>,
  ) => Promise<z.output<Answer> | FastifyReply>,
): void {
  server.route({
    method: endpoint.method,
    url: urlOf(endpoint),
    onRequest: guard(endpoint),
    ...(endpoint.maxBytes !== undefined && { bodyLimit: endpoint.maxBytes }),
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const answer = await handle({
        params: parse(params, request.params),
        query: parse(endpoint.query, request.query),
        body: parse(endpoint.body, request.body),
        request,
        reply,
      });
      // When the reader of an export disconnects, the headers are sent but the response never finishes.
      if (reply.sent || reply.raw.headersSent || answer === reply) return reply;
      return reply.code(endpoint.status).send(answer);
    },
  });
}

export function serve<
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  server: FastifyInstance,
  endpoint: Endpoint<Query, Body, Answer>,
  handle: (call: Call<z.output<Query>, z.output<Body>>) => Promise<z.output<Answer> | FastifyReply>,
): void {
  serveOpen(server, endpoint, (call) => {
    const { user } = call.request;
    if (!user) throw new Problem("unauthorized");
    return handle({ ...call, user });
  });
}
