/** Set by the build: a hash of the sources of this folder. */
declare const DRAWING_HASH: string | undefined

/** The version of the code that draws: part of a picture's address, so that a site that draws anew shows it at once. */
export const DRAWING = typeof DRAWING_HASH === 'undefined' ? '' : DRAWING_HASH
