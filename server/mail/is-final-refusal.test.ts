import { expect, test } from "vitest";
import { isFinalRefusal } from "./is-final-refusal.ts";

const failed = (details: object) => Object.assign(new Error("refused"), details);
const refusal = { code: "EENVELOPE", command: "RCPT TO", responseCode: 550, permanent: true };

test.each([
  ["an unknown recipient", refusal],
  ["unwanted content", { ...refusal, code: "EMESSAGE", command: "DATA", responseCode: 554 }],
  ["an address that no server was asked about", { code: "EENVELOPE" }],
])("%s is refused for good", (_what, details) => {
  expect(isFinalRefusal(failed(details))).toBe(true);
});

test.each([
  ["a full mailbox", { ...refusal, responseCode: 452, permanent: false }],
  ["a login that is refused", { ...refusal, code: "EAUTH", command: "AUTH PLAIN" }],
  ["a login that is missing", { ...refusal, responseCode: 530 }],
  ["a sender that the server does not take", { ...refusal, command: "MAIL FROM" }],
  ["a broken connection", { code: "ESOCKET" }],
  ["a connection that breaks within the message", { code: "EMESSAGE" }],
])("%s is tried again", (_what, details) => {
  expect(isFinalRefusal(failed(details))).toBe(false);
});
