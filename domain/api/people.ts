import * as z from "zod/mini";
import { actorWords } from "#domain/actors.ts";
import { endpoint } from "./endpoint.ts";
import { role } from "./session.ts";

const person = z.object({
  id: z.string(),
  username: z.string(),
  role,
  isYou: z.boolean(),
  passkeys: z.int(),
  /** When a first password, which another user set, expires; null for one's own password. */
  firstPasswordUntil: z.nullable(z.iso.datetime()),
});
export type Person = z.output<typeof person>;

/** The password is returned only here: the database holds its hash. */
const withPassword = z.object({ person, password: z.string() });
const people = z.object({ users: z.array(person) });

/** A name of 1 to 100 printable characters. Histories show it, so it must not mean somebody else there. */
export const personName = z.string().check(
  z.trim(),
  z.refine((text) => /^\S(.{0,98}\S)?$/u.test(text) && !/\p{C}/u.test(text), {
    error: "Please use 1 to 100 letters",
  }),
  z.refine((text) => actorWords(text) === text, { error: "Please choose another name" }),
);

export const peopleEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/users",
    for: "owner",
    answer: people,
  }),
  /** Adds a person with a first password, which works for a week and is returned only here. */
  add: endpoint({
    method: "POST",
    path: "/api/users",
    for: "owner",
    recent: true,
    body: z.object({ username: personName, role }),
    status: 201,
    answer: withPassword,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/users/{id}",
    for: "owner",
  }),
};
