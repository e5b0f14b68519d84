import { expect, test } from "@playwright/test";
import { isSentBy, kinds } from "#domain/message-kinds.ts";
import { composeMail } from "#server/messages/compose-mail.ts";
import { mailEnv, messageOfKind } from "#server/testing/due-message.ts";

const now = new Date("2026-11-20T18:00:00.000Z");

for (const kind of kinds.filter((one) => isSentBy("mail", one)))
  test(`an email of the kind ${kind} fits on the smallest phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const { html } = composeMail(messageOfKind(kind), { env: mailEnv, now });
    await page.setContent(String(html));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(320);
    const broken = await page.locator('a[href^="tel:"]').evaluateAll(
      (links) =>
        links.filter((link) => {
          const number = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          while (number.nextNode()) if (number.currentNode.textContent?.includes("555")) break;
          range.selectNodeContents(number.currentNode);
          return range.getClientRects().length > 1;
        }).length,
    );
    expect(broken, "telephone numbers on two lines").toBe(0);
  });
