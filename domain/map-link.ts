/**
 * A link to an address on the map. It opens the map application if there is one, else a map in the browser; "geo:" does
 * nothing on most desktops.
 */
export const mapLink = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
