// Apart from what the first scripts of a page have.

/** The start of the key under which an open page says in the browser's storage that it runs; the rest is `performance.timeOrigin`. */
export const OPEN_PAGE_KEY = 'niouka:alive '
