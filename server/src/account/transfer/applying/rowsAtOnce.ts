/** So many rows of an import are done in one transaction: about a tenth of a second on the embedded database. */
export const ROWS_AT_ONCE = 250
