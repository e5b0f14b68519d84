import type { CDPSession, Page } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { addPerson } from "./owner.ts";

// Browsers make passkeys for names, not for addresses such as 127.0.0.1.
test.use({
  baseURL: ({ server }, use) => use(server.url.replace("127.0.0.1", "localhost")),
  expectedErrors: /401 \(Unauthorized\)|403 \(Forbidden\)/,
});

/** A fingerprint reader that always accepts the finger. */
async function addAuthenticator(cdp: CDPSession): Promise<string> {
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
}

async function signInBy(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
}

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
}

const usePasskey = (page: Page) => page.getByRole("button", { name: "Use a passkey" }).click();
const refused = (page: Page) => page.getByText("This passkey no longer works here.");

test("two passkeys are added, named, used and removed; a clone of one is refused", async ({
  page,
  baseURL,
}, info) => {
  // Several screens are looked at by axe.
  test.slow();
  const name = `Paz ${info.project.name}`;
  const password = await addPerson(page, name, "owner", baseURL);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const phone = await addAuthenticator(cdp);
  await page.goto("/inbox?view=settings&page=account");
  await signInBy(page, name, password);

  const card = page.getByRole("region", { name: "Passkeys" });
  const rows = card.getByRole("listitem");
  await card.getByLabel("Name of the new passkey").fill("Phone");
  await card.getByRole("button", { name: "Add a passkey" }).click();
  await expect(rows).toContainText(["Phone"]);
  await card.getByRole("button", { name: "Add a passkey" }).click();
  await expect(card.getByText("This device already has one of your passkeys.")).toBeVisible();

  // The phone's state is saved, and a security key takes its place.
  const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId: phone });
  const [cloned] = credentials;
  if (!cloned) throw new Error("the phone holds no passkey");
  await cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: phone });
  const key = await addAuthenticator(cdp);
  await card.getByLabel("Name of the new passkey").fill("Key");
  await card.getByRole("button", { name: "Add a passkey" }).click();
  await expect(rows).toContainText(["Phone", "Key"]);
  await card.getByRole("button", { name: "Rename Key" }).click();
  await card.getByLabel("Name", { exact: true }).fill("Desk key");
  await expectNoFindings(page);
  await card.getByRole("button", { name: "Save name" }).click();
  await expect(rows).toContainText(["Phone", "Desk key"]);
  const title = card.getByRole("heading", { name: "Passkeys" });
  await expect(title).toBeFocused();

  await signOut(page, name);
  await usePasskey(page);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect(rows.nth(1)).toContainText("Last used");
  await card.getByRole("button", { name: "Remove Desk key" }).click();
  await expect(page.getByRole("dialog")).toContainText("Remove Desk key?");
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Remove passkey" }).click();
  await expect(rows).toHaveCount(1);
  await expect(title).toBeFocused();

  await signOut(page, name);
  await usePasskey(page);
  await expect(refused(page)).toBeVisible();

  await cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: key });
  const again = await addAuthenticator(cdp);
  await cdp.send("WebAuthn.addCredential", { authenticatorId: again, credential: cloned });
  await usePasskey(page);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await signOut(page, name);

  // A copy made earlier has the counter of that moment.
  await cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: again });
  const clone = await addAuthenticator(cdp);
  await cdp.send("WebAuthn.addCredential", { authenticatorId: clone, credential: cloned });
  await usePasskey(page);
  await expect(refused(page)).toBeVisible();
});
