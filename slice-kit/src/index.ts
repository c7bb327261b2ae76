export { slice } from 'federation/slice'
export type { SliceConfig } from 'federation/sliceConfig'
