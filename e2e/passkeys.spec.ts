import type { CDPSession } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { signIn, signOut } from "./owner.ts";

// Browsers make passkeys for names, not for addresses such as 127.0.0.1.
test.use({
  baseURL: ({ server }, use) => use(server.url.replace("127.0.0.1", "localhost")),
  expectedErrors: /401 \(Unauthorized\)|403 \(Forbidden\)/,
});

/** A fingerprint reader that always accepts the finger. */
const addAuthenticator = (cdp: CDPSession) =>
  cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

test("a passkey is added once, signs in, and is refused once it is removed", async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await addAuthenticator(cdp);
  await page.goto("/inbox?view=settings&page=account");
  await signIn(page, "sam");
  const card = page.getByRole("region", { name: "Passkeys" });
  const rows = card.getByRole("listitem");
  await card.getByLabel("Name of the new passkey").fill("Phone");
  await card.getByRole("button", { name: "Add a passkey" }).click();
  await expect(rows).toContainText(["Phone"]);
  const title = card.getByRole("heading", { name: "Passkeys" });
  await card.getByRole("button", { name: "Add a passkey" }).click();
  await expect(card.getByText("This device already has one of your passkeys.")).toBeVisible();

  await signOut(page, "sam");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect(rows).toContainText(["Last used"]);
  await card.getByRole("button", { name: "Remove Phone" }).click();
  await expect(page.getByRole("dialog")).toContainText("Remove Phone?");
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Remove passkey" }).click();
  await expect(rows).toHaveCount(0);
  await expect(title).toBeFocused();

  await signOut(page, "sam");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("This passkey no longer works here.")).toBeVisible();
});
