/** The size of the picture that a chat shows with a link, in pixels: what all of them take as a wide one. */
export const PICTURE_SIZE = { width: 1200, height: 630 }
