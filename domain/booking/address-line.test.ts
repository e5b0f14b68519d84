import { expect, test } from "vitest";
import { addressLine } from "./address-line.ts";

const none = { address: "", city: "", state: "", zipCode: "" };

test.each([
  [none, ""],
  [{ ...none, state: "AZ" }, ""],
  [{ ...none, city: "Scottsdale" }, "Scottsdale"],
  [{ ...none, zipCode: "85251" }, "85251"],
  [{ ...none, address: "1 A St", state: "AZ" }, "1 A St, AZ"],
  [{ address: "1 A St", city: "Mesa", state: "AZ", zipCode: "85201" }, "1 A St, Mesa, AZ 85201"],
])("%j is in one line %j, without commas for what is missing", (address, line) => {
  expect(addressLine(address)).toBe(line);
});
