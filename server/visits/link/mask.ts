import type { Booking } from "#domain/api/bookings.ts";

const hidden = "••••";

const firstLetter = (text: string) => (text === "" ? "" : `${[...text][0] ?? ""}${hidden}`);

/** "a••••@e••••.com": enough for its owner, too little for anybody else. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  if (at < 1) return email === "" ? "" : hidden;
  const end = email.slice(email.lastIndexOf("."));
  return `${firstLetter(email.slice(0, at))}@${firstLetter(email.slice(at + 1))}${end}`;
}

/** What a visitor's page shows about the person. Somebody else with the link learns no address, number or last name. */
export const mask = ({
  firstName,
  lastName,
  email,
  phone,
  address,
  city,
  zipCode,
}: Pick<
  Booking,
  "firstName" | "lastName" | "email" | "phone" | "address" | "city" | "zipCode"
>) => ({
  firstName: firstLetter(firstName),
  lastName: firstLetter(lastName),
  email: maskEmail(email),
  phone: phone === "" ? "" : `${hidden} ${phone.replace(/\D/g, "").slice(-2)}`,
  address: firstLetter(address),
  city,
  zipCode: zipCode === "" ? "" : `${zipCode.slice(0, 2)}${hidden}`,
});
