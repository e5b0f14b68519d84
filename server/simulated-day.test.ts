import { statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe } from "vitest";
import { newDatabase } from "#server/testing/new-database.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { openStore } from "./open-store.ts";
import { simulatedDayContract } from "./simulated-day.contract.ts";

const folder = temporaryFolder(afterAll);

describe("a day on SQLite", () =>
  simulatedDayContract(() => openStore({ DATA_DIR: folder }), {
    bytesOf: async () => statSync(join(folder, "bookings.db")).size,
  }));

describe("a day on PostgreSQL", () => {
  let DATABASE_URL = "";
  simulatedDayContract(
    async () => {
      DATABASE_URL = await newDatabase();
      return openStore({ DATA_DIR: "unused", DATABASE_URL });
    },
    {
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
