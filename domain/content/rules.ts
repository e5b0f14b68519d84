import * as z from "zod/mini";
import * as areaForms from "#content/area-schemas.ts";
import { areaText } from "#content/area-texts.ts";
import { areas } from "#content/areas.ts";
import { areaTitle } from "#content/pages.ts";
import * as forms from "#content/schemas.ts";
import { things } from "#domain/website/things.ts";

const { different, list, oneOf, whole } = forms;

const differentNames = different("name", ({ name }: { readonly name: string }) => name);

/** A booking counts for one neighborhood, so each zip is listed for one only. */
const otherWith = (zip: string, slug: string) =>
  areas.find((area) => area.slug !== slug && area.zips.includes(zip))?.name;

const area = areaForms.area.check(
  ({ value: { slug, zips }, issues }) => {
    for (const [index, zip] of zips.entries()) {
      const other = otherWith(zip, slug);
      if (other !== undefined)
        issues.push({
          code: "custom",
          input: zip,
          path: ["zips", index],
          message: `counts for ${other} already`,
          continue: true,
        });
    }
  },
  z.refine((given) => areaTitle(given).length <= 60, {
    path: ["name"],
    error: "must be shorter: the title of its page is over 60 characters long",
  }),
  // Throws if there are none, and says which file is missing.
  z.refine(({ slug }) => areaText(slug) !== undefined),
);

const slugs = areas.map(({ slug }) => slug);
const names = areas.map(({ name }) => name);

/** What the exports of a file of `content/` must be, its folder left out. Of the others any text is right. */
const rules: Readonly<Record<string, z.ZodMiniType>> = {
  "areas.ts": z.object({
    areas: list(area).check(
      differentNames,
      different("slug", ({ slug }) => slug),
    ),
  }),
  "business.ts": z.object({ business: forms.business }),
  "business-facts.ts": z.object({
    hours: things.hours,
    callBackTimes: z.object({ morning: forms.officeTime, evening: forms.officeTime }),
    holidays: things.holidays,
    leadMonths: whole(1, 120),
    spamKeptDays: whole(1),
    address: forms.businessAddress,
    structuredDataAreas: list(z.string()).check(different("name", (name) => name)),
  }),
  "climate.ts": z.object({
    climate: forms.exactly(12, forms.climateMonth),
    climateSource: z.object({ address: forms.address }),
    hotFrom: whole(0),
    usualStart: forms.sunTime,
  }),
  "commercial.ts": z.object({
    offerings: list(forms.offering),
    commercialSteps: list(forms.step),
  }),
  "extras.ts": z.object({
    addOns: things.addOns,
    discounts: things.discounts,
    referralReward: things.referralReward,
  }),
  "map-lines.ts": z.object({
    lines: list(areaForms.mapLine),
    peaks: z.record(z.string(), areaForms.peak),
  }),
  "navigation.ts": z.object({
    drawerLinks: list(forms.navigationLink),
    quickLinks: list(forms.navigationLink),
  }),
  "page-words.ts": z.object({
    pricingWords: z.record(z.string(), forms.sectionText),
    commercialWords: z.record(z.string(), forms.sectionText),
  }),
  "pages.ts": z.object({ pages: z.record(z.string(), forms.pageText) }),
  "plans.ts": z.object({
    plans: list(forms.plan).check(
      different("serviceType", ({ serviceType }) => serviceType),
      z.refine((plans) => plans.filter(({ isPopular }) => isPopular).length === 1, {
        error: "exactly one plan must be the popular one",
      }),
    ),
    dogsIncluded: whole(1),
    additionalDogPrice: things.additionalDogPrice,
    firstVisitPrice: whole(0),
  }),
  "privacy.ts": z.object({
    privacyOwner: forms.privacyOwner,
    dataUses: z.record(z.string(), z.nullable(forms.dataUse)),
  }),
  "proofs.ts": z.object({ proofs: forms.proofs }),
  "route-plan.ts": z.object({
    sampleCapacity: z.record(z.string(), whole(0, 99)),
    visitWindows: z.record(z.string(), z.record(z.string(), forms.visitWindow)),
  }),
  "sections.ts": z.object({
    bookNowWords: z.object({ areas: list(oneOf(slugs)) }),
    firstScoopStamp: z.record(z.string(), forms.text(12)),
    sections: z.record(z.string(), forms.sectionText),
    bookingSteps: list(forms.step),
    benefits: list(forms.step),
  }),
  "served-zips.ts": z.object({ servedZips: things.servedZips }),
  "contact.ts": z.object({
    contact: z.pick(forms.business, { phone: true, email: true, rating: true }),
  }),
  "sample-reviews.ts": z.object({
    sampleReviews: list(z.extend(forms.testimonial, { location: oneOf(names) })).check(
      differentNames,
    ),
  }),
};

/** @param file such as "plans.ts" */
export const rulesOf = (file: string): z.ZodMiniType =>
  file.startsWith("area-texts/")
    ? z.record(z.string(), areaForms.areaText)
    : (rules[file] ?? z.unknown());
