import { areas } from "#content/areas.ts";
import type { Photo } from "#content/schemas.ts";

const photo: Photo = { url: "/photos/example.jpg", width: 1280, height: 960, alt: "A yard" };

/** A change of each thing that shows something new, so that pages have the styles of all they may ever show. */
export const everything = {
  "pages.home.headline": "We scoop, you play",
  notice: { text: "Away until Monday", from: "2000-01-01", to: "2999-12-31" },
  license: "AZ-1",
  phone: "+14802345678",
  email: "hello@example.com",
  legalName: "Example LLC",
  postalAddress: "1 Main St, Scottsdale, AZ 85251",
  effectiveDate: "2026-12-01",
  rating: { value: 4.9, count: 12, proof: "https://example.com/ratings" },
  reviews: areas.slice(0, 2).map(({ name }, index) => ({
    ...{ name: `Neighbor ${index}`, neighborhood: name, where: "Example, 2026", agreed: true },
    text: "They came, they scooped, they closed the gate.",
  })),
  "photos.portrait": { ...photo, names: "Ana and Luis" },
  "photos.pairs": [{ before: photo, after: photo }],
  "photos.areas": areas.map(({ slug }) => ({ ...photo, area: slug })),
};
