import { DAY_MS } from 'shared-contract/units'

/** A slot without an announced end is promised for this long after its last confirmation. */
export const PROMISED_MS = 28 * DAY_MS
