/** The same day so many months earlier, or the last one of a shorter month: "2026-02-28" for "2026-03-31" and 1. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const before = new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastDay)));
  return before.toISOString().slice(0, 10);
}
