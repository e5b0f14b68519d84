/** Browser features that the site does not use, and so turns off. */
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

const twoYearsSeconds = 63_072_000;

/**
 * Headers of every response, including those from a CDN or the HTTP parser. Pages replace the content policy with
 * their own.
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
    "strict-transport-security": `max-age=${twoYearsSeconds}; includeSubDomains`,
  }),
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
});
