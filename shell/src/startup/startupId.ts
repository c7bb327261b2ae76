/** The id of the start-up screen in the page. */
export const STARTUP_ID = 'niouka-startup'
