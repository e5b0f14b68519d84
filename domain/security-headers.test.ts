import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const everywhere = {
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};

test("a site without TLS sends all security headers except HSTS", () => {
  expect(securityHeaders("http://localhost:3000")).toEqual(everywhere);
});

test("a site on https sends HSTS for two years", () => {
  expect(securityHeaders("https://site.example")).toEqual({
    ...everywhere,
    "strict-transport-security": "max-age=63072000; includeSubDomains",
  });
});
