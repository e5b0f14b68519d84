import { CallError } from "#site/api/call.ts";

/** A slow phone has begun to save the file by then. */
const forgetAfterMs = 60_000;

/**
 * Saves an answer as a file. A plain link would save a refusal, too.
 * @throws CallError for every answer that is no success
 */
export async function download(address: string): Promise<void> {
  const response = await fetch(address, { credentials: "include" });
  if (!response.ok)
    throw new CallError(response.status, await response.text(), response.statusText);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  const file = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = file;
  link.download = name ?? "bookings";
  link.click();
  setTimeout(() => URL.revokeObjectURL(file), forgetAfterMs);
}
