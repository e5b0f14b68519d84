import { argon2Sync, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Role } from "#domain/api/session.ts";
import { addUser } from "#server/accounts/users.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Context } from "#server/http/context.ts";

/** A hash that takes a millisecond: the real cost would slow every test down. */
function quickHash(password: string): string {
  const nonce = Buffer.alloc(16, "salt");
  const cost = { memory: 8, passes: 1, parallelism: 1 };
  const tag = argon2Sync("argon2id", { ...cost, message: password, nonce, tagLength: 32 });
  const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=8,t=1,p=1$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** The password of every user that `addOwner` adds. */
export const ownersPassword = "dachshunds dig at dawn";

/** Adds a user, unless the name exists. */
export async function addOwner(
  { store }: Pick<Context, "store">,
  username = "riley",
  role: Role = "owner",
): Promise<void> {
  const password = quickHash(ownersPassword);
  await store.run(addUser, { id: randomUUID(), username, password, role });
}

/** Signs in with a password. @returns the answer of the server */
export const trySignIn = (
  server: FastifyInstance,
  { username = "riley", password = ownersPassword, ...more } = {},
  headers: Readonly<Record<string, string>> = {},
) =>
  server.inject({
    method: "POST",
    url: "/api/session",
    headers,
    payload: { username, password, ...more },
  });

/** The session that an answer has set, as a browser sends it. */
export function cookieOf({ body, cookies }: Awaited<ReturnType<typeof trySignIn>>): {
  cookie: string;
} {
  const [cookie] = cookies;
  if (!cookie) throw new Error(`Not signed in: ${body}`);
  return { cookie: `${cookie.name}=${encodeURIComponent(cookie.value)}` };
}

/** Adds a user to the store and signs in. Returns the headers of a signed-in request: `server.inject({ headers })`. */
export async function signIn(
  { server, app }: { readonly server: FastifyInstance; readonly app: Pick<Context, "store"> },
  username = "riley",
  role: Role = "owner",
): Promise<{ cookie: string }> {
  await addOwner(app, username, role);
  return cookieOf(await trySignIn(server, { username }));
}

/** How the server answers who is signed in: with 200, or with 401. */
export const sessionStatus = async (
  server: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): Promise<number> => (await server.inject({ url: "/api/session", headers })).statusCode;

/** Signs in as Riley. @returns what calls the API, with a key or without */
export async function askAsRiley(context: Parameters<typeof signIn>[0]) {
  const session = await signIn(context, "Riley");
  return async (method: "GET" | "POST" | "PUT", url: string, payload?: object, key?: string) => {
    const headers = { ...session, ...(key && { "idempotency-key": key }) };
    const call = { method, url, headers, ...(payload && { payload }) };
    const answer = await context.server.inject(call);
    const body: unknown = answer.json();
    return { status: answer.statusCode, headers: answer.headers, body };
  };
}
export type Ask = Awaited<ReturnType<typeof askAsRiley>>;

/** The password that somebody has is a first one from now on. */
export const mustChoosePassword = defineCommand({
  name: "mustChoosePassword",
  kind: "write",
  run: (db, { username, until }: { readonly username: string; readonly until: string }) =>
    db
      .updateTable("users")
      .set({ first_password_until: until })
      .where("username", "=", username)
      .execute(),
});
