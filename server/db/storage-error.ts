import { NoResultError } from "kysely";

/** A command failed, and no part of it was stored, unless `isUnknown`. */
export class StorageError extends Error {
  override name = "StorageError";
  /** False for a bad value, a mistake in a command or a full queue: other data can be stored. */
  readonly isEngineFailure: boolean;
  /** No answer came to COMMIT: it may have been stored. */
  readonly isUnknown: boolean;

  constructor(
    message: string,
    {
      cause,
      isEngineFailure = true,
      isUnknown = false,
    }: {
      readonly cause?: unknown;
      readonly isEngineFailure?: boolean;
      readonly isUnknown?: boolean;
    } = {},
  ) {
    super(message, { cause });
    this.isEngineFailure = isEngineFailure;
    this.isUnknown = isUnknown;
  }
}

/** Thrown by a command's own code, which no engine throws. */
export const isMistake = (error: unknown): boolean =>
  [TypeError, RangeError, ReferenceError, NoResultError].some((kind) => error instanceof kind);
