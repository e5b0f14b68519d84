import { priceRange } from "./plans.ts";
import type { NavigationLink } from "./schemas.ts";

/** The first links of the drawer. Service areas and buttons follow them. */
export const drawerLinks = [
  { label: "Home", href: "/" },
  { label: "Blog", href: "/blog" },
] as const satisfies readonly NavigationLink[];

/** The drawer's links after the service areas. */
export const moreDrawerLinks = [
  { label: "Pricing", href: "/pricing" },
  { label: "Commercial", href: "/commercial-services" },
] as const satisfies readonly NavigationLink[];

/** Words in the header of wide windows. */
export const headerLinks = [
  { label: "Prices", href: "/pricing" },
  { label: "Areas", href: "/#areas" },
] as const satisfies readonly NavigationLink[];

/** The bar at the lower edge of phones; wide windows have its button in the header. */
export const bookBar = {
  offer: `First scoop free · from $${priceRange.low}`,
  button: "Book",
  href: "/book-now",
} as const;

/** The words of buttons that are on several pages. */
export const buttons = {
  book: "Book Service",
  bookNow: "Book Now",
  call: "Call",
  /** On the not-found page. */
  returnHome: "Return to Homepage",
  /** After a booking. */
  backHome: "Back to Homepage",
} as const;

/** The words of the drawer. */
export const drawerWords = { title: "Navigation", areas: "Service Areas" } as const;

/** The headings of the footer. */
export const footerWords = {
  links: "Quick links",
  contact: "Contact",
  hours: "Phones open",
  closed: "Closed",
} as const;

/** The quick links of the footer. */
export const quickLinks = [
  { label: "Home", href: "/" },
  { label: "Pricing", href: "/pricing" },
  { label: "Service Areas", href: "/#areas" },
  { label: "Commercial & HOA", href: "/commercial-services" },
  { label: "Blog", href: "/blog" },
  { label: buttons.book, href: "/book-now" },
  { label: "Privacy", href: "/privacy" },
] as const satisfies readonly NavigationLink[];
