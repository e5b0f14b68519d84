import { mkdtempSync, statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe } from "vitest";
import { newDatabase } from "#server/testing/new-stores.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { openStore } from "./open-store.ts";
import { simulatedDayContract } from "./simulated-day.contract.ts";

const folder = temporaryFolder(afterAll);

describe("a day on SQLite", () => {
  let DATA_DIR = "";
  simulatedDayContract(
    async () => {
      DATA_DIR = mkdtempSync(join(folder, "day-"));
      return openStore({ DATA_DIR });
    },
    { bytesOf: async () => statSync(join(DATA_DIR, "bookings.db")).size },
  );
});

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
