// They write down their texts.
import "#content/faqs.ts";
import "#content/pages.ts";
import { business } from "#content/business.ts";
import { holidays, hours } from "#content/business-facts.ts";
import { addOns, discounts, referralReward } from "#content/extras.ts";
import { written } from "#content/own-texts.ts";
import { additionalDogPrice, plans } from "#content/plans.ts";
import { privacyOwner } from "#content/privacy.ts";
import { servedZips } from "#content/served-zips.ts";

/** What the site says of each thing, by its name, where no version says otherwise. @see things */
export const said: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    plans.map(({ serviceType, pricePerVisit }) => [
      `plans.${serviceType}.pricePerVisit`,
      pricePerVisit,
    ]),
  ),
  ...{ additionalDogPrice, referralReward, addOns, discounts },
  ...{ phone: business.phone, email: business.email, rating: business.rating },
  ...{ hours, holidays, servedZips, ...privacyOwner },
  ...{ notice: null, license: null, reviews: [], texts: [] },
  ...{ "photos.portrait": null, "photos.pairs": [], "photos.areas": {} },
  ...Object.fromEntries(written),
};
