import * as z from "zod/mini";
import { business } from "#content/business.ts";
import { endpoints } from "#domain/api/all.ts";
import { booking, bookingDetail, bookingEvent, message } from "#domain/api/bookings.ts";
import { none } from "#domain/api/endpoint.ts";
import { sessionCookie } from "#server/session/session-cookie.ts";
import { describeBooking } from "./describe-booking.ts";
import { describeCall, type Json, operationId, problem } from "./describe-call.ts";
import { describeFormStamp } from "./describe-form-stamp.ts";

const uri = (name: string) => `#/components/schemas/${name}`;

/** The answers' schemas by name, each written once, and how the answer of a call refers to its own. */
function answers() {
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
  const { schemas } = z.toJSONSchema(names, { io: "output", uri });
  const named = Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [
    name,
    schema,
  ]);
  return {
    schemas: Object.fromEntries(named),
    refer: (answer: z.ZodMiniType): Json => {
      const known = names.get(answer);
      return known ? { $ref: uri(known.id) } : {};
    },
  };
}

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

/** The description of the API, made of the same schemas that check its calls. */
export function describeApi(siteUrl: string): Json {
  const { schemas, refer } = answers();
  const paths: Record<string, Record<string, Json>> = {
    "/api/bookings": { post: describeBooking() },
    "/api/form-stamp": { get: describeFormStamp() },
  };
  for (const endpoint of endpoints)
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: describeCall(endpoint, refer(endpoint.answer)),
    };
  return {
    openapi: "3.1.0",
    info: { title: `${business.name} bookings`, version: "1" },
    servers: [{ url: siteUrl }],
    security: [{ session: [] }],
    paths,
    components: {
      schemas: { ...schemas, Problem: problemSchema },
      responses: {
        Refused: problem,
        TooMany: {
          ...problem,
          headers: { "Retry-After": { description: "In seconds", schema: { type: "integer" } } },
        },
      },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: sessionCookie(siteUrl).name },
      },
    },
  };
}
