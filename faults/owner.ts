import { openStore } from "#server/open-store.ts";
import { liveEvents } from "#server/testing/clients.ts";
import { addOwner, ownersPassword } from "#server/testing/sign-in.ts";

/** Adds the owner to a database, as `npm run owner -- add` does. */
export async function addOwnerTo(where: {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string;
}): Promise<void> {
  const store = await openStore(where);
  await addOwner({ store });
  await store.close();
}

/** Signs in through an instance or a proxy. @returns the headers of a signed-in request */
export async function signIn(url: string): Promise<{ cookie: string }> {
  const answer = await fetch(`${url}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "riley", password: ownersPassword }),
  });
  const [cookie = ""] = answer.headers.getSetCookie();
  const [pair = ""] = cookie.split(";");
  if (!answer.ok) throw new Error(`Not signed in: ${await answer.text()}`);
  return { cookie: pair };
}

export interface OpenInbox {
  /** What it has received so far: one "change" at first, then one whenever something changed. */
  readonly heard: readonly string[];
  close(): void;
}

/** Opens an inbox's event stream at an instance or a proxy. */
export async function openInbox(url: string, headers: { cookie: string }): Promise<OpenInbox> {
  const ending = new AbortController();
  const { body } = await fetch(`${url}/api/live`, { headers, signal: ending.signal });
  if (!body) throw new Error("no line");
  const heard: string[] = [];
  const listen = async () => {
    for await (const event of liveEvents(body)) heard.push(event);
  };
  listen().catch(() => {});
  return { heard, close: () => ending.abort() };
}
