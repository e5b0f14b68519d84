import type { FastifyInstance } from "fastify";
import { websiteEndpoints } from "#domain/api/website.ts";
import { isPage, type Site } from "#server/http/built-site.ts";
import type { Context } from "#server/http/context.ts";
import { answerNotFound, type Pages } from "#server/http/pages.ts";
import { Problem } from "#server/http/problems.ts";
import type { Resource } from "#server/http/resource.ts";
import { serve } from "#server/http/serve.ts";
import { SiteMistakes } from "./render-site.ts";
import { readWebsite } from "./versions.ts";

/** Not those of the inbox and of visitors' links. */
const isPreviewed = (path: string, resource: Resource | undefined): resource is Resource =>
  isPage(resource) && !/^\/(inbox|visit|visit-ended)(\/|$)/.test(path);

/** Nothing can be booked or sent. */
const harmless = (policy = "") =>
  [
    ...policy.split("; ").filter((part) => !/^(connect-src|form-action)\b/.test(part)),
    "connect-src 'none'",
    "form-action 'none'",
  ].join("; ");

/** Explains why a site with some changes was not rendered. @throws */
export function explain(cause: unknown): never {
  if (cause instanceof SiteMistakes) {
    const { mistakes } = cause;
    throw new Problem("invalid", { detail: mistakes.join(" "), mistakes });
  }
  const detail = "The pages could not be made. The site is as it was: please try again.";
  throw new Problem("internal", { detail, cause });
}

/** The pages as the draft would have them, for owners only. */
export function previewRoutes(
  server: FastifyInstance,
  { store, prepareSite }: Pick<Context, "store" | "prepareSite">,
  pages: Pages,
  built: Site,
): void {
  const folder = "/preview";

  async function renderDraft() {
    const { drafted } = await store.run(readWebsite, undefined);
    return (await prepareSite(drafted).catch(explain)).pages;
  }

  serve(server, websiteEndpoints.preview, async () => {
    await renderDraft();
    return { url: `${folder}/` };
  });

  server.get<{ Params: { readonly "*": string } }>(`${folder}/*`, async (request, reply) => {
    const { user, params } = request;
    const path = `/${params["*"]}`;
    const page = built.get(path);
    if (user?.role !== "owner" || user.mustChoosePassword || !isPreviewed(path, page))
      return answerNotFound(pages, request, reply);
    const { identity } = (await renderDraft()).get(path) ?? page.copies;
    const html = identity.body
      .toString()
      .replaceAll(/ href="(\/[^"?#]*)/g, (link, to) =>
        isPreviewed(to, built.get(to)) ? ` href="${folder}${to}` : link,
      );
    const { "speculation-rules": _, ...headers } = page.headers;
    return reply
      .headers({
        ...headers,
        "content-security-policy": harmless(headers["content-security-policy"]),
        "cache-control": "no-store",
        "x-robots-tag": "noindex",
      })
      .send(html);
  });
}
