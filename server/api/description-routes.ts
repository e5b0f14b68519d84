import type { FastifyInstance } from "fastify";
import { descriptionEndpoints } from "#domain/api/description.ts";
import type { App } from "#server/app.ts";
import { urlOf } from "./serve.ts";

/** The description of the API, public and the same for everybody. */
export function descriptionRoutes(server: FastifyInstance, { env }: Pick<App, "env">): void {
  let text: string | undefined;
  server.get(urlOf(descriptionEndpoints.openApi), async (_request, reply) => {
    if (text === undefined) {
      // Few ever ask: it is made for the first of them.
      const { describeApi } = await import("./describe-api.ts");
      text = JSON.stringify(describeApi(env.SITE_URL));
    }
    return reply
      .header("cache-control", "public, max-age=86400")
      .type("application/json; charset=utf-8")
      .send(text);
  });
}
