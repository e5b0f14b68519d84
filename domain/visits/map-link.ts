/**
 * A link to an address on a map. It opens the map app if there is one, otherwise a map in the browser; "geo:" does
 * nothing on most desktops.
 */
export const mapLink = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** More than the map takes: nine on the way, and the end. */
const mostStops = 10;

/** A link to the way from where one is past all addresses, in their order; only the first ten. */
export function routeLink(addresses: readonly string[]): string {
  const stops = addresses.slice(0, mostStops);
  const query = new URLSearchParams({
    api: "1",
    travelmode: "driving",
    destination: stops.at(-1) ?? "",
    ...(stops.length > 1 && { waypoints: stops.slice(0, -1).join("|") }),
  });
  return `https://www.google.com/maps/dir/?${query}`;
}
