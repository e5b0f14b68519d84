import { describe } from "vitest";
import { engineOf } from "#server/db/engine.ts";
import { migrate } from "#server/db/migrate.ts";
import { connectPostgres } from "#server/db/postgres.ts";
import { newStores } from "#server/testing/new-stores.ts";
import { queryPlans } from "#server/testing/query-plans.ts";
import { funnelContract } from "./funnel.contract.ts";
import { reportsContract } from "./reports.contract.ts";

const { engine, newPlace, open } = newStores();

describe(`reports on ${engine}`, () =>
  reportsContract(async () => {
    const { DATABASE_URL } = await newPlace();
    const db = DATABASE_URL === "" ? queryPlans().db : connectPostgres(DATABASE_URL);
    await migrate(db, engineOf(db));
    return db;
  }));
describe(`the funnel on ${engine}`, () => funnelContract(open));
