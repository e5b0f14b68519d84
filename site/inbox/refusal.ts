import { CallError } from "#site/api/call.ts";

/** What a person reads of a failed call; a refusal of single fields says nothing here, its fields do. */
export function refusalWords(error: Error): string {
  if (!(error instanceof CallError))
    return "That did not work. Check the connection and try again.";
  if (Object.keys(error.errors).length > 0) return "";
  return error.detail ?? error.title ?? "That did not work. Try again in a moment.";
}

/** The message of a field, where the server refused it. */
export const fieldError = (error: Error | null, field: string): string | undefined =>
  error instanceof CallError ? error.errors[field] : undefined;
