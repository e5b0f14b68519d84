/** "550 5.1.1": mailbox, domain or syntax unknown, moved, or a domain without mail. @see https://www.iana.org/assignments/smtp-enhanced-status-codes */
const unknownRecipient = /^\d{3}[ -]5\.1\.(?:1|2|3|6|10)\b/;

/**
 * Whether an answer to an email says that its recipient does not exist. Everything else can pass: a quota, a block, a
 * login, a relay with a wrong setting.
 * @see https://www.rfc-editor.org/rfc/rfc3463
 */
export function isUnknownRecipient(error: unknown): error is Error {
  if (!(error instanceof Error) || !("code" in error)) return false;
  if (error.code !== "EENVELOPE" && error.code !== "EMESSAGE") return false;
  // Without an answer from the server, nodemailer itself could not use the address.
  if (!("response" in error)) return error.code === "EENVELOPE";
  if ("command" in error && error.command === "MAIL FROM") return false;
  return unknownRecipient.test(String(error.response));
}
