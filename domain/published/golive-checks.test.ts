import { expect, test } from "vitest";
import type { LocalFact } from "#content/area-shapes.ts";
import { adviceFor, blockersOf, isPlaceholder, type Launch } from "./golive-checks.ts";

/** All tasks of a launch, the blockers first. */
const remainingTasks = (launch: Launch) => [
  ...blockersOf(launch).map(({ task }) => task),
  ...adviceFor(launch),
];

const fact: LocalFact = { text: "A wash runs through it.", source: "https://www.phoenix.gov" };

const noQuestions = [
  { question: "A?", answer: "A." },
  { question: "B?", answer: "B." },
] as const;

const rating = { value: 5, count: 127 };

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
      slug: "anthem",
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
    rating: "Maps profile, 2026-11-01",
    servedZips: "R. Dale, 2026-11-01",
    routeHours: "R. Dale, 2026-11-01",
  },
  privacyOwner: {
    legalName: "Dale Yards LLC",
    postalAddress: "1 Main St, Scottsdale, AZ 85251",
    effectiveDate: "2026-12-01",
  },
  address: { street: "1 Main St", zip: "85251" },
  leadMonths: { promised: 24, set: 24 },
  hasRoutePlan: true,
};

test("when everything is real, no task remains", () => {
  expect(remainingTasks(ready)).toEqual([]);
});

const unconfirmed = { ...fact, check: true } as const;

test.each<[string, Partial<Launch>, RegExp]>([
  ["pages built for another address", { builtFor: "http://localhost:3000" }, /built for.*build/],
  ["a local address", { siteUrl: "http://localhost:3000" }, /^SITE_URL .*public https address/],
  ["an example address", { siteUrl: "https://scoopdale.example" }, /^SITE_URL .*build again/],
  ["an address without https", { siteUrl: "http://www.scoopdale.com" }, /^SITE_URL .*https/],
  ["no mail server", { smtpUrl: undefined }, /^Mail server: SMTP_URL .*\.env/],
  [
    "leads that go nowhere",
    { ownerEmail: "riley@scoopdale.example" },
    /^Leads: OWNER_EMAIL is riley@scoopdale\.example.*\.env/,
  ],
  [
    "leads from and to one address",
    { ownerEmail: ready.business.email ?? "" },
    /^Leads: .*OWNER_EMAIL/,
  ],
  ["leads without an address of their own", { ownerEmail: undefined }, /^Leads: .*OWNER_EMAIL/],
  ["the sample's route days", { hasRoutePlan: false }, /^Routes: .*sample.*Settings/],
  ["no owner", { users: 0 }, /^Owner: .*scoopdale add NAME/],
  [
    "a 555 number",
    { business: { ...ready.business, phone: "+14805550142" } },
    /^Phone: \(480\) 555-0142 .*content\/business\.ts/,
  ],
  ["no number", { business: { ...ready.business, phone: null } }, /^Phone: there is none/],
  ["no email", { business: { ...ready.business, email: null } }, /^Email: there is none/],
  [
    "an example email",
    { business: { ...ready.business, email: "hello@scoopdale.example" } },
    /^Email: hello@scoopdale\.example .*content\/business\.ts/,
  ],
  [
    "one sample among the testimonials",
    { testimonials: [{ sample: false }, { sample: true }] },
    /^Testimonials: 1 is a sample that nobody said.*content\/testimonials\.ts/,
  ],
  [
    "two samples among the testimonials",
    { testimonials: [{ sample: true }, { sample: true }] },
    /^Testimonials: 2 are samples that nobody said/,
  ],
  [
    "one unconfirmed fact about a neighborhood without facts about place and seasons",
    { areaTexts: [{ slug: "troon", yards: [unconfirmed], questions: noQuestions, visit: {} }] },
    /^Local facts: 1 is not confirmed in content\/area-texts\/troon\.ts/,
  ],
  [
    "unconfirmed local facts, questions, insights and steps of a visit",
    {
      areaTexts: [
        {
          slug: "troon",
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
    /^Local facts: 5 are not confirmed in content\/area-texts\/troon\.ts/,
  ],
  ["no license", { proofs: { ...ready.proofs, license: null } }, /^Proof: .*\(license\)/],
  ["blank proof", { proofs: { ...ready.proofs, insurance: " " } }, /^Proof: .*\(insurance\)/],
  ["a blank proof of the rating", { proofs: { ...ready.proofs, rating: " " } }, /^Rating: /],
  ["no rating's proof", { proofs: { ...ready.proofs, rating: null } }, /^Rating: .*\(rating\)/],
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
    /^Privacy: .*the date on which .*\(effectiveDate\)/,
  ],
  [
    "no street for search engines",
    { address: { street: null, zip: "85251" } },
    /^Address: .*content\/business-facts\.ts/,
  ],
  ["no zip for search engines", { address: { street: "1 Main St", zip: null } }, /^Address: /],
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
  const lines = remainingTasks({ ...ready, ...given });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(line);
});

test("a phone number that only ends with 555 counts as real", () => {
  const business = { ...ready.business, phone: "+14802340555" };
  expect(remainingTasks({ ...ready, business })).toEqual([]);
});

test.each([
  "localhost",
  "127.0.0.1",
  "[::1]",
  "example.com",
  "www.example.org",
  "scoopdale.example",
  "scoopdale.test",
  "riley@example.net",
  "riley@scoopdale.invalid",
  "riley@127.0.0.1",
  "Riley@Example.Com",
])("%s is a placeholder or this machine", (address) => {
  expect(isPlaceholder(address)).toBe(true);
});

test.each([
  "www.scoopdale.com",
  "for-example.com",
  "example.com.scoopdale.com",
  "test.scoopdale.com",
  "10.127.0.1",
  "[2001:db8:0:0:1::1]",
  "[::1:2]",
  "localhost@scoopdale.com",
  "",
])("%j may be an address that somebody reads", (address) => {
  expect(isPlaceholder(address)).toBe(false);
});

test("the street may stay private", () => {
  expect(remainingTasks({ ...ready, address: { street: "", zip: "" } })).toEqual([]);
});

test("leads may be erased sooner than the page says", () => {
  expect(remainingTasks({ ...ready, leadMonths: { promised: 24, set: 6 } })).toEqual([]);
});

test("a site that claims no rating needs no proof of one", () => {
  const launch = {
    ...ready,
    business: { ...ready.business, rating: null },
    proofs: { ...ready.proofs, rating: null },
  };
  expect(remainingTasks(launch)).toEqual([]);
});

test("everything that is missing is listed in one run", () => {
  const lines = remainingTasks({
    siteUrl: "http://localhost:3000",
    builtFor: "http://localhost:3000",
    smtpUrl: undefined,
    ownerEmail: undefined,
    users: 0,
    business: { phone: "+14805550142", email: "hello@scoopdale.example", rating },
    testimonials: [{ sample: true }],
    areaTexts: [
      {
        slug: "troon",
        place: [unconfirmed],
        yards: [],
        seasons: [],
        questions: noQuestions,
        visit: {},
      },
    ],
    proofs: { license: null, insurance: null, rating: null, servedZips: null, routeHours: null },
    privacyOwner: { legalName: null, postalAddress: null, effectiveDate: null },
    address: { street: null, zip: null },
    leadMonths: { promised: 24, set: null },
    hasRoutePlan: false,
  });
  expect(lines.map((line) => line.split(":")[0])).toEqual([
    "Testimonials",
    "Rating",
    "Phone",
    ...Array.from({ length: 3 }, () => "Privacy"),
    "SITE_URL is http",
    "Mail server",
    "Leads",
    "Owner",
    "Email",
    ...Array.from({ length: 4 }, () => "Proof"),
    "Address",
    "Privacy",
    "Routes",
    "Local facts",
  ]);
});
