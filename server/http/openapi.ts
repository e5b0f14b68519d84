import * as z from "zod/mini";
import { business } from "#content/business.ts";
import { assistantWords } from "#content/for-assistants.ts";
import { endpoints } from "#domain/api/all.ts";
import { booking, bookingDetail, bookingEvent, message } from "#domain/api/bookings.ts";
import { type Endpoint, none } from "#domain/api/endpoint.ts";
import { bookingSchema } from "#domain/booking/booking.ts";
import { dogCounts, serviceTypes } from "#domain/booking/options.ts";
import { sessionCookie } from "./cookies.ts";

type Json = Readonly<Record<string, unknown>>;

const problemSchema = z.looseObject({
  type: z.string(),
  title: z.string().check(z.describe("What a person reads")),
  status: z.int(),
  detail: z.optional(z.string()),
  code: z.string(),
  actor: z.optional(z.string()).check(z.describe("Who changed it first, for 409")),
  errors: z
    .optional(z.record(z.string(), z.string()))
    .check(z.describe("One message for each field")),
});

const operationId = ({ method, path }: Endpoint): string =>
  method.toLowerCase() +
  path
    .replace("/api", "")
    .replace(/[^a-z]+([a-z])/gi, (_, letter: string) => letter.toUpperCase())
    .replace(/[^a-z]/gi, "");

const names = z.registry<{ id: string }>();
names.add(booking, { id: "Booking" });
names.add(bookingDetail, { id: "BookingDetail" });
names.add(bookingEvent, { id: "BookingEvent" });
names.add(message, { id: "Message" });
names.add(problemSchema, { id: "Problem" });
for (const endpoint of endpoints) {
  const { answer } = endpoint;
  const id = operationId(endpoint);
  if (answer !== none && !names.has(answer))
    names.add(answer, { id: `${id.charAt(0).toUpperCase()}${id.slice(1)}Answer` });
}

const schemaUri = (name: string) => `#/components/schemas/${name}`;
const nameOf = (schema: z.ZodMiniType) => ({ $ref: schemaUri(names.get(schema)?.id ?? "") });

// Trimming hides the choices from the generated schema.
z.globalRegistry.add(bookingSchema.shape.numDogs, { enum: [...dogCounts] });
z.globalRegistry.add(bookingSchema.shape.serviceType, { enum: [...serviceTypes] });

const withoutUris = ({ $schema: _, $id: __, ...schema }: Json): Json => schema;

function namedSchemas() {
  const { schemas } = z.toJSONSchema(names, { io: "output", uri: schemaUri });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, withoutUris(schema)]),
  );
}

const text = { schema: { type: "string" } };
const problem = {
  description: "An error, as RFC 9457 describes it",
  content: { "application/problem+json": { schema: nameOf(problemSchema) } },
};
const responses = {
  Refused: problem,
  TooMany: {
    ...problem,
    headers: { "Retry-After": { description: "In seconds", schema: { type: "integer" } } },
  },
};
const formResponses = {
  303: { description: "Booked by a plain form: redirects to the thank-you page" },
  422: { ...problem, content: { ...problem.content, "text/html": text } },
};

const changeKey = z.object({
  "Idempotency-Key": z
    .optional(z.string().check(z.meta({ format: "uuid" })))
    .check(
      z.describe(
        "Made by the caller for one change: sent again with the same key, it is stored once.",
      ),
    ),
});

function parametersIn(place: "header" | "path" | "query", schema: z.ZodMiniType) {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input" });
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(typeof value === "object" && { description: value.description }),
    schema: value,
  }));
}

function parameters({ path, query, keyed, headers = keyed ? changeKey : none }: Endpoint) {
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => [name, z.string()]);
  return [
    ...parametersIn("path", z.object(Object.fromEntries(inPath))),
    ...parametersIn("query", query),
    ...parametersIn("header", headers),
  ];
}

function describeEndpoint(endpoint: Endpoint): Json {
  const { answer, body, form, method, open, query, errors, status, summary, type } = endpoint;
  const problemStatuses = new Set([
    ...[400, 403, 500, 503],
    ...(open ? [] : [401]),
    ...(method === "GET" ? [] : [413, 415]),
    ...(query === none ? [] : [422]),
    ...errors,
  ]);
  const problems = Array.from(problemStatuses, (status) => [
    status,
    { $ref: `#/components/responses/${status === 429 ? "TooMany" : "Refused"}` },
  ]);
  const given = { schema: withoutUris(z.toJSONSchema(body, { io: "input" })) };
  const json = answer !== none && { "application/json": { schema: nameOf(answer) } };
  const content = type ? { [type]: text } : json;
  return {
    operationId: operationId(endpoint),
    summary,
    ...(open && { security: [] }),
    ...(endpoint.for && { description: "For owners, not for helpers." }),
    parameters: parameters(endpoint),
    ...(body !== none && {
      requestBody: {
        required: true,
        content: {
          "application/json": given,
          ...(form && { "application/x-www-form-urlencoded": given }),
        },
      },
    }),
    responses: {
      [status]: {
        description: status === 204 ? "Done" : summary,
        ...(content && { content }),
      },
      ...Object.fromEntries(problems),
      ...(form && formResponses),
    },
  };
}

export function describeApi(siteUrl: string) {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints)
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: describeEndpoint(endpoint),
    };
  return {
    openapi: "3.1.0",
    info: { title: `${business.name} bookings`, version: "1" },
    servers: [{ url: siteUrl }],
    security: [{ session: [] }],
    paths,
    components: {
      schemas: namedSchemas(),
      responses,
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: sessionCookie(siteUrl).name },
      },
    },
  };
}

/** The one call for visitors' programs, such as assistants. */
export function describeForm(siteUrl: string) {
  const { openapi, servers, paths, components } = describeApi(siteUrl);
  const { PostBookingsAnswer, Problem } = components.schemas;
  return {
    openapi,
    info: {
      title: `${business.name} booking requests`,
      version: "1",
      description: assistantWords.booking.join(" "),
    },
    servers,
    paths: { "/api/bookings": { post: paths["/api/bookings"]?.["post"] } },
    components: { schemas: { PostBookingsAnswer, Problem }, responses },
  };
}
