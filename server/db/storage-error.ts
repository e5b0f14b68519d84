/** The database could not do what it was asked for, and has done no part of it. */
export class StorageError extends Error {
  override name = "StorageError";
  /** Whether the data itself was refused: the database takes other data. */
  readonly isDataError: boolean;

  constructor(
    message: string,
    {
      cause,
      isDataError = false,
    }: { readonly cause?: unknown; readonly isDataError?: boolean } = {},
  ) {
    super(message, { cause });
    this.isDataError = isDataError;
  }
}
