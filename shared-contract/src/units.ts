/** Lengths of time in milliseconds, and a day in the seconds that cookies count. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000
export const WEEK_MS = 604_800_000
export const DAY_S = 86_400
