import * as z from "zod/mini";
import { business } from "#content/business.ts";
import { assistantWords } from "#content/for-assistants.ts";
import { endpoints } from "#domain/api/all.ts";
import { booking, bookingDetail, bookingEvent, message } from "#domain/api/bookings.ts";
import { type Endpoint, none } from "#domain/api/endpoint.ts";
import { bookingSchema } from "#domain/booking.ts";
import { dogCounts, serviceTypes } from "#domain/booking-options.ts";
import { sessionCookie } from "./cookies.ts";

type Json = Readonly<Record<string, unknown>>;

const schemaUri = (name: string) => `#/components/schemas/${name}`;
const jsonContent = (schema: unknown): Json => ({ "application/json": { schema } });
const optionalHeader = (name: string, description: string, schema: Json) => ({
  name,
  in: "header",
  required: false,
  description,
  schema,
});

const problem = {
  description: "An error, as RFC 9457 describes it",
  content: { "application/problem+json": { schema: { $ref: schemaUri("Problem") } } },
};

const problemSchema = {
  type: "object",
  required: ["type", "title", "status", "code"],
  properties: {
    type: { type: "string" },
    title: { type: "string", description: "What a person reads" },
    status: { type: "integer" },
    detail: { type: "string" },
    code: { type: "string" },
    actor: { type: "string", description: "Who changed it first, for 409" },
    errors: {
      type: "object",
      description: "One message for each field",
      additionalProperties: { type: "string" },
    },
  },
};

const problemResponses = (statuses: Iterable<number>): Json =>
  Object.fromEntries(
    Array.from(statuses, (status) => [
      status,
      { $ref: `#/components/responses/${status === 429 ? "TooMany" : "Refused"}` },
    ]),
  );

function inputSchema(schema: z.ZodMiniType): Json {
  const { numDogs, serviceType } = bookingSchema.shape;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: "input",
    override({ zodSchema, jsonSchema }) {
      // Trimming hides the choices from the generated schema.
      if (zodSchema === numDogs) jsonSchema.enum = [...dogCounts];
      if (zodSchema === serviceType) jsonSchema.enum = [...serviceTypes];
    },
  });
  return rest;
}

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
for (const endpoint of endpoints) {
  const { answer } = endpoint;
  const id = operationId(endpoint);
  if (answer !== none && !names.has(answer))
    names.add(answer, { id: `${id.charAt(0).toUpperCase()}${id.slice(1)}Answer` });
}

function namedSchemas(): Json {
  const { schemas } = z.toJSONSchema(names, { io: "output", uri: schemaUri });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]),
  );
}

function parameters({ path, query, keyed }: Endpoint) {
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const { properties = {}, required = [] } =
    query === none ? {} : z.toJSONSchema(query, { io: "input" });
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
  const key = optionalHeader(
    "Idempotency-Key",
    "Made by the caller for one change: sent again with the same key, it is stored once.",
    { type: "string", format: "uuid" },
  );
  return [...inPath, ...inQuery, ...(keyed ? [key] : [])];
}

function describeEndpoint(endpoint: Endpoint): Json {
  const { answer, body, method, open, query, errors, status, summary, type } = endpoint;
  const problemStatuses = new Set([
    ...[400, 403, 500, 503],
    ...(open ? [] : [401]),
    ...(method === "GET" ? [] : [413, 415]),
    ...(query === none ? [] : [422]),
    ...errors,
  ]);
  const content = type
    ? { [type]: { schema: { type: "string" } } }
    : answer !== none && jsonContent({ $ref: schemaUri(names.get(answer)?.id ?? "") });
  return {
    operationId: operationId(endpoint),
    summary,
    ...(open && { security: [] }),
    ...(endpoint.for && { description: "For owners, not for helpers." }),
    parameters: parameters(endpoint),
    ...(body !== none && {
      requestBody: { required: true, content: jsonContent(inputSchema(body)) },
    }),
    responses: {
      [status]: {
        description: status === 204 ? "Done" : summary,
        ...(content && { content }),
      },
      ...problemResponses(problemStatuses),
    },
  };
}

function describeBooking(): Json {
  const schema = inputSchema(bookingSchema);
  const answer = z.object({
    id: z.string(),
    status: z.literal("pending"),
    createdAt: z.iso.datetime(),
    replyBy: z.iso.datetime({ offset: true }),
    visit: z.string(),
  });
  return {
    operationId: "postBookings",
    summary:
      "Requests the free first visit. The answer comes once the request is on disk; the team then calls back.",
    security: [],
    parameters: [
      optionalHeader(
        "Idempotency-Key",
        "The same values with the same key book only once, for seven days.",
        { type: "string", pattern: "^[\\x21-\\x7e]{1,200}$" },
      ),
      optionalHeader(
        "Form-Stamp",
        "From GET /api/form-stamp, fetched when the form is first touched. Lowers the spam score.",
        { type: "string" },
      ),
    ],
    requestBody: {
      required: true,
      content: { ...jsonContent(schema), "application/x-www-form-urlencoded": { schema } },
    },
    responses: {
      201: { description: "Booked", content: jsonContent(inputSchema(answer)) },
      303: { description: "Booked by a plain form: redirects to the thank-you page" },
      ...problemResponses([400, 403, 413, 415, 429, 500, 503]),
      422: {
        ...problem,
        content: { ...problem.content, "text/html": { schema: { type: "string" } } },
      },
    },
  };
}

const describeFormStamp = (): Json => ({
  operationId: "getFormStamp",
  summary: "A signed time, to be fetched when the form is first touched. Never cached.",
  security: [],
  parameters: [],
  responses: {
    200: {
      description: "Send it as the header Form-Stamp to lower the spam score",
      content: jsonContent(inputSchema(z.object({ stamp: z.string() }))),
    },
    ...problemResponses([500]),
  },
});

const problems = {
  Refused: problem,
  TooMany: {
    ...problem,
    headers: { "Retry-After": { description: "In seconds", schema: { type: "integer" } } },
  },
};

/** The one call for visitors' programs, such as assistants. */
export const describeForm = (siteUrl: string): Json => ({
  openapi: "3.1.0",
  info: {
    title: `${business.name} booking requests`,
    version: "1",
    description: assistantWords.booking.join(" "),
  },
  servers: [{ url: siteUrl }],
  paths: { "/api/bookings": { post: describeBooking() } },
  components: { schemas: { Problem: problemSchema }, responses: problems },
});

export function describeApi(siteUrl: string): Json {
  const paths: Record<string, Record<string, Json>> = {
    "/api/bookings": { post: describeBooking() },
    "/api/form-stamp": { get: describeFormStamp() },
  };
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
      schemas: { ...namedSchemas(), Problem: problemSchema },
      responses: problems,
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: sessionCookie(siteUrl).name },
      },
    },
  };
}
