import { websiteEndpoints } from "#domain/api/website.ts";
import { isPage, loadSite } from "#server/http/built-site.ts";
import { signIn } from "./owner.ts";

/** What strangers see, but a visitor's own pages. */
const paths = [...loadSite("dist")].flatMap(([path, resource]) =>
  isPage(resource) || /\.(txt|xml)$/.test(path) ? [path] : [],
);

/** The whole site, by path. */
export async function readSite(url: string): Promise<ReadonlyMap<string, string>> {
  const site = new Map<string, string>();
  for (const path of paths) site.set(path, await (await fetch(url + path)).text());
  return site;
}

const { photo, read } = websiteEndpoints;

/** An owner who changes the website of a program. */
export async function ownerAt(url: string) {
  const headers = { ...(await signIn(url)), "content-type": "application/json" };
  const send = (method: string, path: string, body: object) =>
    fetch(`${url}/api/website/${path}`, { method, headers, body: JSON.stringify(body) });
  const readWebsite = async () =>
    read.answer.parse(await (await fetch(url + read.path, { headers })).json());
  return {
    read: readWebsite,
    async save(thing: string, value: unknown) {
      const { draft } = await readWebsite();
      const seen = draft.things[thing]?.revision ?? null;
      const { ok } = await send("PUT", `draft/${thing}`, { seen, value });
      if (!ok) throw new Error(`${thing} was not saved`);
    },
    async publish() {
      const { draft } = await readWebsite();
      return send("POST", "publish", { revision: draft.revision });
    },
    async sendPhoto(body: BodyInit): Promise<string> {
      const type = { ...headers, "content-type": "image/jpeg" };
      const answer = await fetch(url + photo.path, { method: photo.method, headers: type, body });
      return photo.answer.parse(await answer.json()).url;
    },
    undo: (version: number) => send("POST", "undo", { version }),
  };
}
