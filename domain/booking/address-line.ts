interface Address {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

/** In one line: "7420 E Camelback Rd, Scottsdale, AZ 85251"; empty if nothing but the state is known. */
export const addressLine = ({ address, city, state, zipCode }: Address): string =>
  address || city || zipCode
    ? [address, city, `${state} ${zipCode}`.trim()].filter(Boolean).join(", ")
    : "";
