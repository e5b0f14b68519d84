/** The database could not do what it was asked for, and has done no part of it. */
export class StorageError extends Error {
  override name = "StorageError";
}
