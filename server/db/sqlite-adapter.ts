import { type DatabaseConnection, SqliteAdapter } from "kysely";

/** Of a database with one connection. SQLite's DDL is transactional: a start that fails half way leaves nothing. */
export class OneConnectionAdapter extends SqliteAdapter {
  /** The connection while a transaction has it for itself. */
  inTransaction: DatabaseConnection | undefined;

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
