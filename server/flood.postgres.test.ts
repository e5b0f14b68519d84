import pg from "pg";
import { describe } from "vitest";
import { newDatabase } from "#server/testing/new-database.ts";
import { floodContract } from "./flood.contract.ts";
import { openStore } from "./open-store.ts";

describe("floods on PostgreSQL", () => {
  let DATABASE_URL = "";
  floodContract(
    async () => {
      DATABASE_URL = await newDatabase();
      return openStore({ DATA_DIR: "unused", DATABASE_URL });
    },
    {
      attackers: 200,
      async bytesOf() {
        const client = new pg.Client(DATABASE_URL);
        await client.connect();
        const { rows } = await client.query("select pg_database_size(current_database()) as bytes");
        await client.end();
        return Number(rows[0].bytes);
      },
    },
  );
});
