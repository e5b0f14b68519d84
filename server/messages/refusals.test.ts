import { expect, test } from "vitest";
import { isUnknownRecipient } from "./mailer.ts";

const answered = (response: string, details: object = {}) =>
  Object.assign(new Error(response), {
    code: "EENVELOPE",
    command: "RCPT TO",
    responseCode: Number(response.slice(0, 3)),
    response,
    ...details,
  });

test.each([
  "550-5.1.1 The email account that you tried to reach does not exist. Please try\n550 5.1.1 double-checking the recipient's email address",
  "550 5.1.1 <ana@example.com>: Recipient address rejected: User unknown in virtual mailbox table",
  "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup",
  "550 5.1.2 Host unknown (Name server: example.invalid: host not found)",
  "501 5.1.3 Bad recipient address syntax",
  "551 5.1.6 The user has moved",
])("final: %s", (response) => {
  expect(isUnknownRecipient(answered(response))).toBe(true);
  expect(isUnknownRecipient(answered(response, { code: "EMESSAGE", command: "DATA" }))).toBe(true);
});

test.each([
  "550 5.4.5 Daily user sending limit exceeded. For more information on Gmail sending limits go to support",
  "550 Domain scoopdale.example has exceeded the max emails per hour (101/100 (101%)) allowed. Message discarded.",
  "554 5.7.1 <ana@example.com>: Relay access denied",
  "554 5.7.9 Message not accepted for policy reasons",
  "552 5.2.2 The email account that you tried to reach is over quota",
  "550 5.2.1 The email account that you tried to reach is disabled",
  "550 5.4.1 Recipient address rejected: Access denied",
  "554 5.4.14 Hop count exceeded - possible mail loop",
  "552 5.3.4 Message size exceeds fixed limit",
  "550 5.6.0 Invalid header found",
  "554 delivery error: dd This user doesn't have a yahoo.com account (ana@yahoo.com) [0]",
  "550 Sender address rejected: Domain not found",
  "535 5.7.8 Username and Password not accepted",
  "421 4.7.0 Try again later, closing connection",
  "450 4.1.1 <ana@example.com>: Recipient address rejected: unverified address",
  "452 4.2.2 The email account that you tried to reach is over quota",
])("tried again: %s", (response) => {
  expect(isUnknownRecipient(answered(response))).toBe(false);
});

test("what the sender did, a login or a broken connection is tried again", () => {
  const unknown = "550 5.1.1 User unknown";
  for (const details of [
    { command: "MAIL FROM" },
    { code: "EAUTH", command: "AUTH PLAIN" },
    { code: "ESOCKET" },
  ])
    expect(isUnknownRecipient(answered(unknown, details))).toBe(false);
  expect(isUnknownRecipient(Object.assign(new Error("no answer"), { code: "EMESSAGE" }))).toBe(
    false,
  );
});

test("an address that no server was asked about is final", () => {
  expect(isUnknownRecipient(Object.assign(new Error("Invalid"), { code: "EENVELOPE" }))).toBe(true);
});
