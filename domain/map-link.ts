/**
 * A link to an address on a map. It opens the map app if there is one, otherwise a map in the browser; "geo:" does
 * nothing on most desktops.
 */
export const mapLink = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
