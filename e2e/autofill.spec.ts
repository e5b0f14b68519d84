import { expect, hydrated, submit, test } from "./fixtures.ts";

/** A person as Chromium keeps one. */
const profile = {
  NAME_LAST: "Núñez",
  EMAIL_ADDRESS: "ana.nunez@example.com",
  PHONE_HOME_WHOLE_NUMBER: "+14805550199",
  ADDRESS_HOME_STREET_ADDRESS: "7420 E Camelback Rd\nApt 204",
  ADDRESS_HOME_CITY: "Scottsdale",
  ADDRESS_HOME_STATE: "AZ",
  ADDRESS_HOME_ZIP: "85251",
  ADDRESS_HOME_COUNTRY: "US",
};

for (const [firstName, when] of [
  ["Autofilla", "before its script has come"],
  ["Autofillo", "with its script"],
] as const)
  test(`Chromium's own autofill fills in the form, second line included, ${when}`, async ({
    page,
    context,
    bookings,
  }) => {
    const session = await context.newCDPSession(page);
    // npm's Chromium is a headless shell, built without autofill: form.test.tsx holds what each field says of itself.
    const { product } = await session.send("Browser.getVersion");
    test.skip(
      product.startsWith("HeadlessChrome"),
      "A whole Chromium fills in forms: set its path",
    );
    await session.send("Autofill.enable");
    await page.goto("/book-now");
    if (firstName === "Autofillo") await hydrated(page);
    const { root } = await session.send("DOM.getDocument");
    const { nodeId } = await session.send("DOM.querySelector", {
      nodeId: root.nodeId,
      selector: "form [name=firstName]",
    });
    const { node } = await session.send("DOM.describeNode", { nodeId });
    const fields = Object.entries({ ...profile, NAME_FIRST: firstName });
    await session.send("Autofill.trigger", {
      fieldId: node.backendNodeId,
      address: { fields: fields.map(([name, value]) => ({ name, value })) },
    });
    await expect(page.getByLabel("Zip Code")).toHaveValue(profile.ADDRESS_HOME_ZIP);
    await page.getByLabel("Number of Dogs").selectOption("2 Dogs");
    await submit(page).click();
    await expect(page.getByRole("dialog", { name: "THANK YOU!" })).toBeVisible();
    expect(bookings(firstName)).toMatchObject([
      {
        last_name: profile.NAME_LAST,
        email: profile.EMAIL_ADDRESS,
        phone: expect.stringMatching(/480.*555.*0199/),
        address: "7420 E Camelback Rd, Apt 204",
        city: profile.ADDRESS_HOME_CITY,
        state: profile.ADDRESS_HOME_STATE,
        zip_code: profile.ADDRESS_HOME_ZIP,
        num_dogs: "2",
        service_type: "weekly",
        status: "pending",
      },
    ]);
  });
