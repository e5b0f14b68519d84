import { expect, test } from "vitest";
import { networkOf, providerOf } from "./client-network.ts";

test.each([
  ["192.0.2.1", "192.0.2.1:5678"],
  ["192.0.2.1", "::ffff:192.0.2.1"],
  ["192.0.2.1", "::FFFF:c000:201"],
  ["192.0.2.1", "[::ffff:192.0.2.1]:443"],
  ["2001:db8::1", "[2001:db8::1]:443"],
  ["2001:db8::1", "[2001:db8::1]"],
  ["2001:db8::1", "2001:DB8:0:0:5::"],
  ["2001:db8:0:0::1", "2001:0db8::ffff:2"],
  ["fe80::1%eth0", "fe80::2%eth1"],
  ["::1", "::2"],
  ["nonsense", "10.0.0.1, nonsense"],
])("%s and %s are one network", (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other));
});

test.each([
  ["2001:db8:0:1::1", "2001:db8::1"],
  ["192.0.2.1", "192.0.2.2"],
  ["::1", "1::1"],
  ["192.0.2.1", "nonsense"],
  ["192.0.2.1", "192:0:2:1::1"],
])("%s and %s are two", (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other));
});

test("a provider holds many networks", () => {
  expect(providerOf("2001:db8:1:2::3")).toBe(providerOf("2001:db8:ffff::"));
  expect(providerOf("2001:db8::")).not.toBe(providerOf("2001:db9::"));
  expect(providerOf("192.0.2.1")).toBe(providerOf("192.0.200.9:80"));
  expect(providerOf("192.0.2.1")).not.toBe(providerOf("192.1.2.1"));
});
