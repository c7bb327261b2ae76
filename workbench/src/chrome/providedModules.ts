import type { SharedModule } from 'shared-contract'

declare const NIOUKA_SINGLETONS: readonly SharedModule[]

/** The shared modules that frames provide to slices, with versions. The build defines the table. */
export const PROVIDED_MODULES = NIOUKA_SINGLETONS
