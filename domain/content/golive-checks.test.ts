import { expect, test } from "vitest";
import type { LocalFact } from "#content/area-schemas.ts";
import { blockersOf, isPlaceholder, type Launch, launchTasks } from "./golive-checks.ts";

/** All tasks of a launch, the blockers first. */
const remainingTasks = (launch: Launch) => {
  const { blockers, advice } = launchTasks(launch);
  return [...blockersOf(launch).map(({ task }) => task), ...blockers, ...advice];
};

const fact: LocalFact = { text: "A wash runs through it.", source: "https://www.phoenix.gov" };

const noQuestions = [
  { question: "A?", answer: "A." },
  { question: "B?", answer: "B." },
] as const;

const rating = { value: 5, count: 127, proof: "https://example.org/ratings" };

const ready: Launch = {
  siteUrl: "https://www.scoopdale.com",
  builtFor: "https://www.scoopdale.com",
  smtpUrl: "smtps://mail.scoopdale.com",
  ownerEmail: "riley@scoopdale.com",
  users: 1,
  business: { phone: "+14802345142", email: "hello@scoopdale.com", rating },
  testimonials: [{ sample: false }],
  areaTexts: [
    {
      place: [fact],
      yards: [],
      seasons: [fact],
      questions: noQuestions,
      visit: {},
    },
  ],
  proofs: {
    license: "No. 12",
    insurance: "Policy 34, to 2027",
    servedZips: "R. Dale, 2026-11-01",
    routeHours: "R. Dale, 2026-11-01",
  },
  privacyOwner: {
    legalName: "Dale Yards LLC",
    postalAddress: "1 Main St, Scottsdale, AZ 85251",
    effectiveDate: "2026-12-01",
  },
  address: { street: "1 Main St", zip: "85251" },
  hasRoutePlan: true,
  hasCopies: true,
};

test("when everything is real, no task remains", () => {
  expect(remainingTasks(ready)).toEqual([]);
});

const unconfirmed = { ...fact, check: true } as const;

test.each<[string, Partial<Launch>, RegExp]>([
  [
    "pages built for another address",
    { builtFor: "http://localhost:3000" },
    /built for.*release again/,
  ],
  [
    "an example address",
    { siteUrl: "https://scoopdale.example", builtFor: "https://scoopdale.example" },
    /^SITE_URL .*public/,
  ],
  [
    "an address without https",
    { siteUrl: "http://www.scoopdale.com", builtFor: "http://www.scoopdale.com" },
    /^SITE_URL .*https/,
  ],
  ["no mail server", { smtpUrl: undefined }, /^Mail server: SMTP_URL /],
  [
    "leads that go nowhere",
    { ownerEmail: "riley@scoopdale.example" },
    /^Leads: OWNER_EMAIL is riley@scoopdale\.example/,
  ],
  [
    "leads from and to one address",
    { ownerEmail: ready.business.email ?? "" },
    /^Leads: .*OWNER_EMAIL/,
  ],
  ["leads without an address of their own", { ownerEmail: undefined }, /^Leads: .*OWNER_EMAIL/],
  ["backups that stay on the machine", { hasCopies: false }, /^Backups: .*OFFSITE_CHECK/],
  ["the sample's route days", { hasRoutePlan: false }, /^Routes: .*sample.*Website/],
  ["no owner", { users: 0 }, /^Owner: .*scoopdale add NAME/],
  ["no number", { business: { ...ready.business, phone: null } }, /^Phone: there is none/],
  [
    "a 555 number",
    { business: { ...ready.business, phone: "+14805550142" } },
    /^Phone: \(480\) 555-0142 is a placeholder/,
  ],
  ["no email", { business: { ...ready.business, email: null } }, /^Email: there is none/],
  [
    "an example email",
    { business: { ...ready.business, email: "hello@scoopdale.example" } },
    /^Email: hello@scoopdale\.example is a placeholder/,
  ],
  ["samples alone", { testimonials: [{ sample: true }] }, /^Reviews: .*unlawful/],
  ["no review", { testimonials: [] }, /^Reviews: /],
  [
    "one unconfirmed fact about a neighborhood without facts about place and seasons",
    { areaTexts: [{ yards: [unconfirmed], questions: noQuestions, visit: {} }] },
    /^Local facts: 1 is not confirmed /,
  ],
  [
    "unconfirmed local facts, questions, insights and steps of a visit",
    {
      areaTexts: [
        {
          place: [unconfirmed],
          yards: [fact],
          seasons: [unconfirmed],
          questions: [
            { question: "A?", answer: "A.", check: true },
            { question: "B?", answer: "B." },
          ],
          insights: {
            uniqueFeatures: ["a", "b", "c", "d"],
            localInsights: unconfirmed,
            seasonalChallenges: "C.",
            communityHighlights: "D.",
            serviceFrequency: "E.",
          },
          visit: { check: true },
        },
      ],
    },
    /^Local facts: 5 are not confirmed /,
  ],
  ["blank proof", { proofs: { ...ready.proofs, insurance: " " } }, /^Proofs: .* lacks insurance/],
  [
    "no proof of the rating",
    { business: { ...ready.business, rating: { ...rating, proof: null } } },
    /^Rating: /,
  ],
  [
    "a blank postal address",
    { privacyOwner: { ...ready.privacyOwner, postalAddress: " " } },
    /^Privacy: .*postal address/,
  ],
  ["no zip for search engines", { address: { street: "1 Main St", zip: null } }, /^Address: /],
])("%s: one line that says what to do", (_name, given, line) => {
  const lines = remainingTasks({ ...ready, ...given });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(line);
});

test.each<[string, Partial<Launch>]>([
  ["a number that only ends with 555", { business: { ...ready.business, phone: "+14802340555" } }],
  ["an address that stays private", { address: { street: "", zip: "" } }],
  ["no rating, and no proof of one", { business: { ...ready.business, rating: null } }],
])("%s needs nothing", (_name, given) => {
  expect(remainingTasks({ ...ready, ...given })).toEqual([]);
});

test.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["[::1]", true],
  ["www.example.org", true],
  ["scoopdale.test", true],
  ["riley@scoopdale.invalid", true],
  ["Riley@Example.Com", true],
  ["riley@127.0.0.1", true],
  ["for-example.com", false],
  ["example.com.scoopdale.com", false],
  ["10.127.0.1", false],
  ["[2001:db8:0:0:1::1]", false],
  ["[::1:2]", false],
  ["localhost@scoopdale.com", false],
  ["", false],
])("whether %j is a placeholder or this machine: %s", (address, expected) => {
  expect(isPlaceholder(address)).toBe(expected);
});

test("everything that is missing is listed in one run, on one screen", () => {
  const lines = remainingTasks({
    siteUrl: "http://localhost:3000",
    builtFor: "http://localhost:3000",
    smtpUrl: undefined,
    ownerEmail: undefined,
    users: 0,
    business: {
      phone: "+14805550142",
      email: "hello@scoopdale.example",
      rating: { ...rating, proof: null },
    },
    testimonials: [{ sample: true }],
    areaTexts: [
      {
        place: [unconfirmed],
        yards: [],
        seasons: [],
        questions: noQuestions,
        visit: {},
      },
    ],
    proofs: { license: null, insurance: null, servedZips: null, routeHours: null },
    privacyOwner: { legalName: null, postalAddress: null, effectiveDate: null },
    address: { street: null, zip: null },
    hasRoutePlan: false,
    hasCopies: false,
  });
  expect(lines.map((line) => line.split(":")[0])).toEqual([
    "Reviews",
    "Rating",
    "Phone",
    ...Array.from({ length: 3 }, () => "Privacy"),
    "Mail server",
    "SITE_URL is http",
    "Leads",
    "Owner",
    "Email",
    "Proofs",
    "Address",
    "Backups",
    "Routes",
    "Local facts",
  ]);
  // 80 columns, "- " before each.
  expect(lines.filter((line) => line.length > 78)).toEqual([]);
});
