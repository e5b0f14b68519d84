const month = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "long", year: "numeric" });

/** "December 2024" for the day "2024-12-10". */
export const formatMonth = (day: string): string => month.format(new Date(day));

const wholeDay = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "long" });

/** "December 10, 2024" for the day "2024-12-10". */
export const formatDay = (day: string): string => wholeDay.format(new Date(day));
