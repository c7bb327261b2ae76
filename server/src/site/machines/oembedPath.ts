/** Where other sites ask how to embed an address. */
export const OEMBED_PATH = '/api/oembed'
