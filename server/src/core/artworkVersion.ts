/** Set by the build: a hash of the sources of `site/artwork/`. */
declare const DRAWING_HASH: string | undefined

/** The version of the drawing code. It is part of a picture's URL, so that a change of the code invalidates caches. */
export const ARTWORK_VERSION = typeof DRAWING_HASH === 'undefined' ? '' : DRAWING_HASH
