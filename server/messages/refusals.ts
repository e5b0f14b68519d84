/** "5.1.1": mailbox, domain or syntax unknown, moved, or a domain without mail. @see https://www.iana.org/assignments/smtp-enhanced-status-codes */
const unknownRecipient = /^5\.1\.(?:1|2|3|6|10)$/;
const enhancedStatus = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;
const unknownInWords =
  /\b(?:(?:user|recipient|mailbox|account|address)\b.{0,40}\b(?:unknown|not found|does(?:n't| not) (?:exist|have)|invalid)|(?:unknown|no such|invalid) (?:user|recipient|mailbox|local)|no mailbox here)/i;

/** Of the sender, or of a limit or rule, even in such words: "Sender address rejected: domain not found". */
const otherReason =
  /\b(?:senders?|sending|client|helo|ehlo|ip|hostname|reverse|authenticat\w+|credentials|permissions?|log ?in|quota|limits?|access|polic(?:y|ies)|spam)\b/i;

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
  const response = String(error.response);
  const status = enhancedStatus.exec(response)?.[1];
  if ("command" in error && error.command === "MAIL FROM") return false;
  if (status !== undefined) return unknownRecipient.test(status);
  return /^55\d/.test(response) && unknownInWords.test(response) && !otherReason.test(response);
}
