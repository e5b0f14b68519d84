import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { isPage, type Site } from "#server/http/built-site.ts";
import type { Context } from "#server/http/context.ts";
import { answerNotFound, type Pages } from "#server/http/pages.ts";
import { Problem } from "#server/http/problems.ts";
import type { Rendered, Resource } from "#server/http/resource.ts";
import type { DaysOffCache } from "#server/visits/days-off-cache.ts";
import { readWebsite, type StoredWebsite } from "./versions.ts";

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
  const mistakes = z.safeParse(z.object({ mistakes: z.array(z.string()) }), cause).data?.mistakes;
  if (mistakes) throw new Problem("invalid", { detail: mistakes.join(" "), mistakes });
  const detail = "The pages could not be made. The site is as it was: please try again.";
  throw new Problem("internal", { detail, cause });
}

/**
 * The pages as the draft would have them, for owners only. @returns what renders them: the address of the home page, or
 * an error with what does not fit
 */
export function previewRoutes(
  server: FastifyInstance,
  { store, renderSite }: Pick<Context, "store" | "renderSite">,
  { clock }: Pick<DaysOffCache, "clock">,
  pages: Pages,
  built: Site,
): (stored: StoredWebsite) => Promise<string> {
  const ended = new AbortController();
  server.addHook("preClose", async () => ended.abort());
  let last: { readonly revision: number; readonly rendered: Promise<Rendered> } | undefined;

  function render({ revision, drafted }: StoredWebsite): Promise<Rendered> {
    if (last?.revision === revision) return last.rendered;
    const rendered = renderSite({ ...clock(), changes: drafted }, ended.signal);
    last = { revision, rendered };
    rendered.catch(() => {
      if (last?.rendered === rendered) last = undefined;
    });
    return rendered;
  }

  server.get<{ Params: { readonly revision: string; readonly "*": string } }>(
    "/preview/:revision/*",
    async (request, reply) => {
      const { user, params } = request;
      const path = `/${params["*"]}`;
      const page = built.get(path);
      if (user?.role !== "owner" || user.mustChoosePassword || !isPreviewed(path, page))
        return answerNotFound(pages, request, reply);
      const stored = await store.run(readWebsite, undefined);
      const folder = `/preview/${stored.revision}`;
      if (params.revision !== `${stored.revision}`) return reply.redirect(folder + path, 302);
      const { identity } = (await render(stored).catch(explain)).get(path) ?? page.copies;
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
    },
  );

  return async (stored) => {
    await render(stored).catch(explain);
    return `/preview/${stored.revision}/`;
  };
}
