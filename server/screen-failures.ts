import type { FastifyInstance } from "fastify";
import { screenFailureEndpoints } from "#domain/api/screen-failures.ts";
import { serve } from "./api/serve.ts";
import type { App } from "./app.ts";

/** An error's message can quote what it stumbled over, such as a visitor's name: quotations and digits are left out. */
const withoutQuotes = (error: string) =>
  error.replace(/(?<!\w)(["'`“]).*?(\1|”|$)/gsu, "…").replace(/\d+/g, "#");

/** Logs which part of an owner's screen failed. */
export function screenFailureRoutes(server: FastifyInstance, { env }: Pick<App, "env">): void {
  serve(server, env.SITE_URL, screenFailureEndpoints.report, async ({ body, request }) => {
    const error = withoutQuotes(body.error).slice(0, 200);
    request.log.error({ ...body, error }, "A screen failed");
  });
}
