/** The database could not do what it was asked to do, and did no part of it. */
export class StorageError extends Error {
  override name = "StorageError";
  /** Whether it refused this data and would take other data: a bad value or a broken constraint. */
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
