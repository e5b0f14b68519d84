/** "Sign in first", "wrong password", "too weak", "encrypt first": the business's settings, not the message. */
const settings = new Set([530, 534, 535, 538]);

/**
 * True when a mail server has refused this recipient or this content for good (5xx), or when the address cannot be sent
 * to at all. Everything else (the connection, the login, the sender's address) can be mended, so it is tried again.
 */
export function isFinalRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !("code" in error)) return false;
  if (error.code !== "EENVELOPE" && error.code !== "EMESSAGE") return false;
  if ("command" in error && error.command === "MAIL FROM") return false;
  // Nothing was answered: nodemailer itself refused the address.
  if (!("responseCode" in error)) return error.code === "EENVELOPE";
  if (typeof error.responseCode === "number" && settings.has(error.responseCode)) return false;
  return "permanent" in error && error.permanent === true;
}
