import { expect, test } from "vitest";
import type { LocalFact } from "#content/shapes.ts";
import { type Launch, remaining } from "./checks.ts";

const fact: LocalFact = { text: "A wash runs through it.", source: "https://www.phoenix.gov" };

const ready: Launch = {
  siteUrl: "https://www.scoopdale.com",
  builtFor: "https://www.scoopdale.com",
  smtpUrl: "smtps://mail.scoopdale.com",
  ownerEmail: "riley@scoopdale.com",
  users: 1,
  business: { phone: "+14802345142", email: "hello@scoopdale.com" },
  testimonials: [{ sample: false }],
  areaTexts: [{ slug: "anthem", place: [fact], yards: [], seasons: [fact] }],
  proofs: {
    license: "No. 12",
    insurance: "Policy 34, to 2027",
    rating: "Maps profile, 2026-11-01",
    servedZips: "R. Dale, 2026-11-01",
    routeHours: "R. Dale, 2026-11-01",
  },
  privacyOwner: {
    legalName: "Dale Yards LLC",
    postalAddress: "1 Main St, Scottsdale, AZ 85251",
    effectiveDate: "2026-12-01",
  },
  leadMonths: { promised: 24, set: 24 },
};

test("nothing remains when all is real", () => {
  expect(remaining(ready)).toEqual([]);
});

const unconfirmed = { ...fact, check: true } as const;

test.each<[string, Partial<Launch>, RegExp]>([
  ["pages built for another address", { builtFor: "http://localhost:3000" }, /built for.*build/],
  ["a local address", { siteUrl: "http://localhost:3000" }, /^SITE_URL .*public https address/],
  ["an example address", { siteUrl: "https://scoopdale.example" }, /^SITE_URL .*build again/],
  ["an address without https", { siteUrl: "http://www.scoopdale.com" }, /^SITE_URL .*https/],
  ["no mail server", { smtpUrl: undefined }, /^Mail: SMTP_URL .*\.env/],
  [
    "leads that go nowhere",
    { ownerEmail: "riley@scoopdale.example" },
    /^Leads: OWNER_EMAIL is riley@scoopdale\.example.*\.env/,
  ],
  ["no owner", { users: 0 }, /^Owner: .*npm run owner -- add NAME/],
  [
    "a 555 number",
    { business: { ...ready.business, phone: "+14805550142" } },
    /^Phone: \(480\) 555-0142 .*content\/business\.ts/,
  ],
  [
    "an example e-mail",
    { business: { ...ready.business, email: "hello@scoopdale.example" } },
    /^E-mail: hello@scoopdale\.example .*content\/business\.ts/,
  ],
  [
    "one sample among the testimonials",
    { testimonials: [{ sample: false }, { sample: true }] },
    /^Testimonials: 1 is a sample .*content\/testimonials\.ts/,
  ],
  [
    "unconfirmed local facts",
    {
      areaTexts: [{ slug: "troon", place: [unconfirmed], yards: [fact], seasons: [unconfirmed] }],
    },
    /^Local facts: 2 are not confirmed in content\/area-texts\/troon\.ts/,
  ],
  ["no license", { proofs: { ...ready.proofs, license: null } }, /^Proof: .*\(license\)/],
  ["blank proof", { proofs: { ...ready.proofs, insurance: " " } }, /^Proof: .*\(insurance\)/],
  ["no rating's proof", { proofs: { ...ready.proofs, rating: null } }, /^Proof: .*\(rating\)/],
  ["unconfirmed zips", { proofs: { ...ready.proofs, servedZips: null } }, /^Proof: .*zips/],
  ["unconfirmed hours", { proofs: { ...ready.proofs, routeHours: null } }, /^Proof: .*routes/],
  [
    "no legal name",
    { privacyOwner: { ...ready.privacyOwner, legalName: null } },
    /^Privacy: .*legal name.*content\/privacy\.ts/,
  ],
  [
    "a blank postal address",
    { privacyOwner: { ...ready.privacyOwner, postalAddress: " " } },
    /^Privacy: .*postal address/,
  ],
  [
    "no day from which the page holds",
    { privacyOwner: { ...ready.privacyOwner, effectiveDate: null } },
    /^Privacy: .*\(effectiveDate\)/,
  ],
  [
    "leads that are never erased",
    { leadMonths: { promised: 24, set: null } },
    /^Privacy: .*24 months, but nothing is erased.*Settings/,
  ],
  [
    "leads that are kept for longer than the page says",
    { leadMonths: { promised: 24, set: 36 } },
    /^Privacy: .*24 months, but they are kept for 36/,
  ],
])("%s: one line that says what to do", (_name, given, line) => {
  const lines = remaining({ ...ready, ...given });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(line);
});

test("a number that only begins with 555 in its area code or ends with it is real", () => {
  const business = { ...ready.business, phone: "+14802340555" };
  expect(remaining({ ...ready, business })).toEqual([]);
});

test("leads may be erased sooner than the page says", () => {
  expect(remaining({ ...ready, leadMonths: { promised: 24, set: 6 } })).toEqual([]);
});

test("leads may go to the business's own address", () => {
  expect(remaining({ ...ready, ownerEmail: undefined })).toEqual([]);
});

test("everything that is missing is said at once", () => {
  const lines = remaining({
    siteUrl: "http://localhost:3000",
    builtFor: "http://localhost:3000",
    smtpUrl: undefined,
    ownerEmail: undefined,
    users: 0,
    business: { phone: "+14805550142", email: "hello@scoopdale.example" },
    testimonials: [{ sample: true }],
    areaTexts: [{ slug: "troon", place: [unconfirmed], yards: [], seasons: [] }],
    proofs: { license: null, insurance: null, rating: null, servedZips: null, routeHours: null },
    privacyOwner: { legalName: null, postalAddress: null, effectiveDate: null },
    leadMonths: { promised: 24, set: null },
  });
  expect(lines.map((line) => line.split(":")[0])).toEqual([
    "SITE_URL is http",
    "Mail",
    "Owner",
    "Phone",
    "E-mail",
    "Testimonials",
    ...Array.from({ length: 5 }, () => "Proof"),
    ...Array.from({ length: 4 }, () => "Privacy"),
    "Local facts",
  ]);
});
