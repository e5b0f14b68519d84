/** The digits of a telephone number, without the country's 1: "+1 (480) 555-0199" is "4805550199". */
export const phoneDigits = (phone: string): string =>
  phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
