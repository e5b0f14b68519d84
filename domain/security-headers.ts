/** What browsers ask for is refused in advance: the site uses none of it. */
const unused = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];

const twoYears = 63_072_000;

/**
 * The headers of every answer, whoever gives it: the server, a CDN, the parser that refuses what is no HTTP. A page has
 * a policy of its own, which allows what the page holds.
 * @see https://owasp.org/www-project-secure-headers/
 */
export const securityHeaders = (siteUrl: string): Readonly<Record<string, string>> => ({
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": unused.map((feature) => `${feature}=()`).join(", "),
  "referrer-policy": "strict-origin-when-cross-origin",
  // On plain http browsers ignore it, and on localhost it would lock other projects out.
  ...(siteUrl.startsWith("https:") && {
    "strict-transport-security": `max-age=${twoYears}; includeSubDomains`,
  }),
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
});
