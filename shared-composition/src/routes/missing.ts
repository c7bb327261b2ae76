/** What a screen's loader answers while the screen's own code is not there. */
export const MISSING = 'niouka: the screen is missing'
