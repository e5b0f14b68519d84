import { randomUUID } from "node:crypto";
import { addUser } from "#server/owner/add-user.ts";
import { hashPassword } from "#server/session/hash-password.ts";
import { openStore } from "#server/store.ts";
import type { Place } from "./seed.ts";

const username = "riley";
const password = "a bench has no secrets";

/** Adds somebody who may see the bookings. */
export async function addOwner(place: Place): Promise<void> {
  const store = await openStore(place);
  await store.run(addUser, { id: randomUUID(), username, password: await hashPassword(password) });
  await store.close();
}

/** Signs in. @returns the cookie of the session */
export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!answer.ok || !cookie) throw new Error(`signing in: ${answer.status}`);
  return cookie.split(";")[0] ?? "";
}
