import { NoResultError } from "kysely";

/** A command failed, and no part of it was stored. */
export class StorageError extends Error {
  override name = "StorageError";
  /** False for a bad value, a mistake in a command or a full queue: other data can be stored. */
  readonly isEngineFailure: boolean;

  constructor(
    message: string,
    {
      cause,
      isEngineFailure = true,
    }: { readonly cause?: unknown; readonly isEngineFailure?: boolean } = {},
  ) {
    super(message, { cause });
    this.isEngineFailure = isEngineFailure;
  }
}

/** Thrown by a command's own code, which no engine throws. */
export const isMistake = (error: unknown): boolean =>
  [TypeError, RangeError, ReferenceError, NoResultError].some((kind) => error instanceof kind);
