import "#content/business.ts";
import "#content/business-facts.ts";
import "#content/crew.ts";
import "#content/faqs.ts";
import "#content/notice.ts";
import "#content/pages.ts";
import "#content/privacy.ts";
import "#content/served-zips.ts";
import "#content/testimonials.ts";
import "#content/visit-texts.ts";

// By now they have all named their things.
export { defaults } from "#content/own.ts";
