import { expect, test } from "vitest";
import { dueMessage, mailEnv } from "#server/testing/due-message.ts";
import { composeMail } from "./compose-mail.ts";

test("a name that encodes other words reaches neither the subject nor the reply address", () => {
  const message = dueMessage({ booking: { firstName: "=?utf-8?q?Free_money?=" } });
  const { subject, replyTo } = composeMail(message, { env: mailEnv, now: new Date() });
  expect(subject).toContain("utf-8?q?Free_money");
  expect(JSON.stringify([subject, replyTo])).not.toMatch(/=\?|\?=/);
});
