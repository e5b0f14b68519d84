export const hour = 3_600_000;

/** Phoenix keeps standard time all year: always seven hours behind UTC. In milliseconds. */
export const phoenixOffset = -7 * hour;
