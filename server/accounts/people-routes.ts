import { randomInt } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { peopleEndpoints } from "#domain/api/people.ts";
import { dayMs } from "#domain/dates.ts";
import type { Context, User } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { serve } from "#server/http/serve.ts";
import { hashPassword } from "./passwords.ts";
import { addUser, listUsers, removeUser } from "./users.ts";

const firstPasswordLifetimeMs = 7 * dayMs;

/** Without letters and digits that look alike. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/** 79 random bits, easy to read out: "k7mw-…", four groups of four. */
function makeFirstPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}

export function peopleRoutes(
  server: FastifyInstance,
  { store, now, newId }: Pick<Context, "store" | "now" | "newId">,
): void {
  async function list(user: User) {
    const users = await store.run(listUsers, undefined);
    return { users: users.map((listed) => ({ ...listed, isYou: listed.id === user.id })) };
  }

  serve(server, peopleEndpoints.list, ({ user }) => list(user));

  serve(server, peopleEndpoints.add, async ({ body }) => {
    const first = makeFirstPassword();
    const id = newId();
    const password = await hashPassword(first);
    const firstPasswordUntil = new Date(now().getTime() + firstPasswordLifetimeMs).toISOString();
    const added = { id, ...body, password, firstPasswordUntil };
    if (!(await store.run(addUser, added)))
      throw new Problem("invalid", { errors: { username: "Somebody already has this name" } });
    const person = { id, ...body, passkeys: 0, isYou: false, firstPasswordUntil };
    return { person, password: first };
  });

  serve(server, peopleEndpoints.remove, async ({ user, params }) => {
    const { id = "" } = params;
    // So that one owner is left, with a password of their own.
    if (user.id === id)
      throw new Problem("conflict", { detail: "You cannot remove yourself. Another owner can." });
    if (!(await store.run(removeUser, { userId: id }))) throw new Problem("not-found");
  });
}
