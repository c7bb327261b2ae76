/** The id of the start-up screen in the page. */
export const STARTUP_ID = 'niouka-startup'

/** Duration of its fade, ms. */
export const STARTUP_FADE_MS = 240
