/** Lengths of time in minutes, in which the samples count back from the moment of seeding. */
export const HOUR = 60
export const DAY = 24 * HOUR
