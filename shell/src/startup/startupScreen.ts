/** The id of the start-up screen in the page. */
export const STARTUP_ID = 'niouka-startup'

/** When it says what to do, should the page not have opened by then, ms. */
export const STARTUP_LATE_MS = 15_000

/** Duration of its fade, ms. */
export const STARTUP_FADE_MS = 240
