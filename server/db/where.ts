import { join } from "node:path";

/** Where the data are. */
export interface Where {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string | undefined;
}

export const fileOf = ({ DATA_DIR }: Pick<Where, "DATA_DIR">): string =>
  join(DATA_DIR, "bookings.db");
