import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Endpoint } from "#domain/api/endpoint.ts";
import { isForeign } from "#server/bookings/origin.ts";
import { Problem } from "#server/problems.ts";
import { currentUser, type User } from "#server/session/current-user.ts";

/** What a handler is given: everything checked. */
export interface OpenCall<Query, Body> {
  /** The parameters of the address, such as `id`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly body: Body;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Call<Query, Body> extends OpenCall<Query, Body> {
  /** Who is signed in. */
  readonly user: User;
}

const params = z.record(z.string(), z.string());

/** PostgreSQL takes no null characters; what SQLite took could not be restored there. */
const holdsNull = (given: unknown): boolean =>
  typeof given === "object" &&
  given !== null &&
  Object.values(given).some((value) => typeof value === "string" && value.includes("\0"));

function parse<Schema extends z.ZodMiniType>(schema: Schema, given: unknown): z.output<Schema> {
  const result = z.safeParse(schema, given);
  if (result.success && holdsNull(result.data))
    throw new Problem("malformed", { detail: "Null characters are not taken" });
  if (result.success) return result.data;
  const errors = Object.fromEntries(
    result.error.issues.map(({ path, message }) => [path.join("."), message]),
  );
  throw new Problem("invalid", { errors });
}

/** The address as Fastify writes it: "/api/bookings/:id". */
export const urlOf = ({ path }: Pick<Endpoint, "path">): string =>
  path.replaceAll("{", ":").replaceAll("}", "");

/** Refuses other sites' requests and strangers, before a byte of the body is read. */
export const guard =
  ({ open }: Pick<Endpoint, "open">, siteUrl: string) =>
  async (request: FastifyRequest): Promise<void> => {
    if (isForeign(request, siteUrl)) throw new Problem("foreign-origin");
    if (!open && !currentUser(request)) throw new Problem("unauthorized");
  };

/** Answers one call of the API that strangers may make: checks origin, query and body, then sends JSON. */
export function serveOpen<
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  server: FastifyInstance,
  siteUrl: string,
  endpoint: Endpoint<Query, Body, Answer>,
  /** Gives the answer, or the reply where it has sent one itself. */
  handle: (
    call: OpenCall<z.output<Query>, z.output<Body>>,
  ) => Promise<z.output<Answer> | FastifyReply>,
): void {
  server.route({
    method: endpoint.method,
    url: urlOf(endpoint),
    onRequest: guard(endpoint, siteUrl),
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const answer = await handle({
        params: parse(params, request.params),
        query: parse(endpoint.query, request.query),
        body: parse(endpoint.body, request.body),
        request,
        reply,
      });
      // Where the caller has left in the middle of an export, it has begun but was never sent.
      if (reply.sent || reply.raw.headersSent || answer === reply) return reply;
      return reply.code(endpoint.status).send(answer);
    },
  });
}

/** The same for who is signed in. A stranger gets a 401, always the same one. */
export function serve<
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  server: FastifyInstance,
  siteUrl: string,
  endpoint: Endpoint<Query, Body, Answer>,
  handle: (call: Call<z.output<Query>, z.output<Body>>) => Promise<z.output<Answer> | FastifyReply>,
): void {
  serveOpen(server, siteUrl, endpoint, (call) => {
    const user = currentUser(call.request);
    if (!user) throw new Problem("unauthorized");
    return handle({ ...call, user });
  });
}
