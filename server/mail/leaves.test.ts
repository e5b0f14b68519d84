import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { validBooking } from "#server/testing/bookings.ts";
import { startServer } from "#server/testing/process.ts";
import { startMailServer } from "#server/testing/smtp.ts";

test("booked at the running program, lead and confirmation leave by themselves", async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "leaves-"));
  const mail = await startMailServer();
  const server = await startServer(
    { DATA_DIR, SMTP_URL: mail.url, OWNER_EMAIL: "riley@scoopdale.example", WEBHOOK_URL: "" },
    ["--api-only"],
  );
  const answer = await fetch(`${server.url}/api/bookings`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(validBooking),
  });
  expect(answer.status).toBe(201);
  await vi.waitFor(() => expect(mail.mails).toHaveLength(2), { timeout: 10_000 });
  expect(mail.mails.flatMap(({ recipients }) => recipients).sort()).toEqual([
    "ana@example.com",
    "riley@scoopdale.example",
  ]);
  // Also with connections to the mail server open.
  expect(await server.stop()).toBe(0);
  await mail.stop();
  rmSync(DATA_DIR, { recursive: true });
});
