import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { websiteEndpoints as endpoints } from "#domain/api/website.ts";
import { defaults } from "#domain/website/defaults.ts";
import { type Changes, fitting, formOf } from "#domain/website/things.ts";
import { digestOf } from "#server/db/digest.ts";
import { blockersAt } from "#server/http/built-site.ts";
import type { Context, User } from "#server/http/context.ts";
import { answerNotFound, type Pages } from "#server/http/pages.ts";
import { Problem } from "#server/http/problems.ts";
import { parse, serve } from "#server/http/serve.ts";
import { cleanJpeg } from "./jpeg.ts";
import type { keepSiteCurrent } from "./keep-site-current.ts";
import { readPhoto, savePhoto, saveSmallPhoto } from "./photos.ts";
import { explain, previewRoutes } from "./preview.ts";
import { publishVersion, readVersion, readWebsite, saveDraft } from "./versions.ts";

/** Who has these could take the visitors' calls and answers. */
const needRecent = ["phone", "email"];

const changedMeanwhile = () =>
  new Problem("conflict", {
    detail: "The website was changed meanwhile. Nothing was published: please look again.",
  });

export function websiteRoutes(
  server: FastifyInstance,
  context: Context,
  pages: Pages,
  { built, lookNow }: Pick<ReturnType<typeof keepSiteCurrent>, "built" | "lookNow">,
): void {
  const { build, env, store, website } = context;
  const at = () => context.now().toISOString();

  serve(server, endpoints.read, async () => {
    const { revision, drafts, newest, versions } = await store.run(readWebsite, undefined);
    return {
      ...{ live: website.live, version: newest.version, versions: [...versions] },
      things: { ...defaults, ...newest.changes },
      defaults,
      draft: { revision, things: drafts },
      problems: [...website.problems],
      goLive: blockersAt(env, build).map(({ name, task }) => ({
        ...{ name, task, thing: formOf(name) ? name : null },
      })),
    };
  });

  serve(server, endpoints.draft, async ({ params: { thing = "" }, body, user }) => {
    const form = formOf(thing);
    if (!form) throw new Problem("not-found");
    if (needRecent.includes(thing) && !user.isRecent) throw new Problem("old-sign-in");
    const { value: yours } = parse(z.object({ value: z.nullish(form) }), body);
    const given = { thing, seen: body.seen, actor: user.name, at: at() };
    const result = await store.run(saveDraft, { ...given, value: JSON.stringify(yours) });
    if ("revision" in result) return result;
    if ("theirs" in result)
      throw new Problem("conflict", {
        ...{ actor: result.theirs?.by, theirs: result.theirs, yours },
      });
    throw new Problem("too-large", {
      detail: "All changes together may have 60 kB. Nothing was saved.",
    });
  });

  async function publish(
    { name: actor }: User,
    version: { seen: number; changes: Changes; isDraft: boolean },
  ) {
    await context.prepareSite(version.changes).catch(explain);
    const published = await store.run(publishVersion, { ...version, actor, at: at() });
    if (!published) throw changedMeanwhile();
    lookNow();
    return published;
  }
  serve(server, endpoints.publish, async ({ body, user }) => {
    const { revision, drafts, drafted, newest } = await store.run(readWebsite, undefined);
    if (revision !== body.revision) throw changedMeanwhile();
    if (Object.keys(drafts).length === 0) return { version: newest.version };
    return publish(user, { seen: revision, changes: fitting(drafted), isDraft: true });
  });
  serve(server, endpoints.undo, async ({ body, user }) => {
    const { revision } = await store.run(readWebsite, undefined);
    const earlier = await store.run(readVersion, body);
    if (!earlier) throw new Problem("not-found");
    return publish(user, { seen: revision, changes: earlier.changes, isDraft: false });
  });

  previewRoutes(server, context, pages, built);
  server.addContentTypeParser("image/jpeg", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
  serve(server, endpoints.photo, async ({ query, body }) => {
    if (!Buffer.isBuffer(body)) throw new Problem("unsupported-type", { detail: "Send a JPEG" });
    const { bytes, ...size } = cleanJpeg(body);
    if (!query.size) {
      const name = digestOf(bytes);
      await store.run(savePhoto, { name, bytes });
      return { url: `/photos/${name}.jpg`, ...size };
    }
    const [, name = ""] = /([\w-]+)\.jpg$/.exec(query.of ?? "") ?? [];
    if (!(await store.run(saveSmallPhoto, { name, bytes }))) throw new Problem("not-found");
    return { url: `/photos/${name}-small.jpg`, ...size };
  });
}

/** For everybody. */
export function photoRoute(
  server: FastifyInstance,
  { store }: Pick<Context, "store">,
  pages: Pages,
): void {
  server.get<{ Params: { readonly file: string } }>("/photos/:file", async (request, reply) => {
    const { file } = request.params;
    const [, name = "", small] = /^([\w-]{43})(-small)?\.jpg$/.exec(file) ?? [];
    const found = await store.run(readPhoto, { name, size: small ? "small" : "bytes" });
    if (found)
      return reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .type("image/jpeg")
        .send(Buffer.from(found));
    return answerNotFound(pages, request, reply);
  });
}
