/** The content security policy of a picture: opened as a page, it runs no script and has an opaque origin. */
export const FILE_POLICY = "default-src 'none'; sandbox"
