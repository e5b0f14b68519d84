import * as z from "zod/mini";
import { type Endpoint, none } from "#domain/api/endpoint.ts";

/** JSON as OpenAPI and JSON Schema are made of. */
export type Json = Readonly<Record<string, unknown>>;

/** What every call can meet, and what one that may have a body or a query can. */
const common = [400, 403, 500, 503];
const withBody = [413, 415];
const withQuery = [422];

/** A schema of what callers send. `options` hold what it takes where the schema itself cannot say it. */
export function inputSchema(
  schema: z.ZodMiniType,
  options: ReadonlyMap<unknown, readonly string[]> = new Map(),
): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      const taken = options.get(zodSchema);
      if (taken) jsonSchema.enum = [...taken];
    },
  });
  return rest;
}

export const problem = {
  description: "Refused, as RFC 9457 says",
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
};

/** The answers that refuse, by status. */
export const refusals = (statuses: readonly number[]): Json =>
  Object.fromEntries(
    [...new Set(statuses)]
      .toSorted()
      .map((status) => [
        status,
        { $ref: `#/components/responses/${status === 429 ? "TooMany" : "Refused"}` },
      ]),
  );

/** "getBookingsId" of GET /api/bookings/{id}. */
export const operationId = ({ method, path }: Pick<Endpoint, "method" | "path">): string =>
  method.toLowerCase() +
  path
    .replace("/api", "")
    .replace(/[^a-z]+([a-z])/gi, (_, letter: string) => letter.toUpperCase())
    .replace(/[^a-z]/gi, "");

const keyHeader = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "Made by the caller for one change: sent again with the same key, it is stored once.",
  schema: { type: "string", format: "uuid" },
};

function parameters({ path, query, keyed }: Endpoint) {
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  if (query === none) return keyed ? [...inPath, keyHeader] : inPath;
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: "input" });
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

function success(endpoint: Endpoint, answerSchema: Json) {
  const description = endpoint.status === 204 ? "Done" : endpoint.summary;
  if (endpoint.type)
    return { description, content: { [endpoint.type]: { schema: { type: "string" } } } };
  if (endpoint.answer === none) return { description };
  return { description, content: { "application/json": { schema: answerSchema } } };
}

/** One call as an OpenAPI operation. `answerSchema` describes its JSON answer. */
export function describeCall(endpoint: Endpoint, answerSchema: Json): Json {
  const { body, method, open, query, status, summary } = endpoint;
  const refused = [
    ...common,
    ...(open ? [] : [401]),
    ...(method === "GET" ? [] : withBody),
    ...(query === none ? [] : withQuery),
    ...endpoint.refusals,
  ];
  return {
    operationId: operationId(endpoint),
    summary,
    ...(open && { security: [] }),
    parameters: parameters(endpoint),
    ...(body !== none && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: inputSchema(body) } },
      },
    }),
    responses: { [status]: success(endpoint, answerSchema), ...refusals(refused) },
  };
}
