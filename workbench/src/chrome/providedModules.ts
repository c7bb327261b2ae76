declare const NIOUKA_SINGLETONS: readonly { request: string; version: string; requiredVersion: string }[]

/** The shared modules that frames provide to slices, with versions. The build defines the table. */
export const PROVIDED_MODULES = NIOUKA_SINGLETONS.filter(({ request }) => !request.endsWith('/'))
