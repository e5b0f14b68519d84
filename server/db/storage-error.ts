/** A command failed, and no part of it was stored. */
export class StorageError extends Error {
  override name = "StorageError";
  /** A bad value or a broken constraint: other data could be stored. */
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
