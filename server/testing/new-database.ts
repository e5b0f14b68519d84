import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { migrated } from "./run-postgres.ts";

/** @returns the address of a new database on the PostgreSQL that the run's tests share, migrated if not `empty` */
export async function newDatabase(content: "empty" | "migrated" = "migrated"): Promise<string> {
  const address = new URL(inject("postgres"));
  const name = `test_${randomUUID().replaceAll("-", "_")}`;
  const client = new pg.Client(address.href);
  await client.connect();
  await client
    .query(`create database ${name} template ${content === "empty" ? "template0" : migrated}`)
    .finally(() => client.end());
  address.pathname = `/${name}`;
  return address.href;
}
