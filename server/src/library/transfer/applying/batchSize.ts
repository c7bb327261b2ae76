/** Rows per transaction of an import: about a tenth of a second on the embedded database. */
export const BATCH_SIZE = 250
