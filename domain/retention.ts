/** Months for which the personal data of bookings that led to nothing can be kept. */
export const retentionBounds = { min: 1, max: 120 } as const;

/** True where the setting erases no later than the privacy page says. Null keeps everything. */
export const keepsPromise = (months: number | null, promised: number): boolean =>
  months !== null && months <= promised;
