import type { NavigationLink } from "./shapes.ts";

/** The first links of the drawer; the service areas and the buttons follow by themselves. */
export const drawerLinks = [
  { label: "Home", href: "/" },
  { label: "Blog", href: "/blog" },
] as const satisfies readonly NavigationLink[];

/** The quick links of the footer. */
export const quickLinks = [
  { label: "Home", href: "/" },
  { label: "Pricing", href: "/pricing" },
  { label: "Service Areas", href: "/#areas" },
  { label: "Commercial & HOA", href: "/commercial-services" },
  { label: "Blog", href: "/blog" },
  { label: "Book Service", href: "/book-now" },
] as const satisfies readonly NavigationLink[];
