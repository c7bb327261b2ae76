declare const NIOUKA_SINGLETONS: readonly { request: string; version: string; requiredVersion: string }[]

/** The shared modules that frames give to slices, and at which version. The build writes the table in. */
export const GIVEN = NIOUKA_SINGLETONS.filter(({ request }) => !request.endsWith('/'))
