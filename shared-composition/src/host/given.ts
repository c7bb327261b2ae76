import type { Given } from './federation.ts'
import { LATE_MODULES, PAGE_MODULES } from './singletons.ts'

declare const NIOUKA_SINGLETONS: readonly {
	request: string
	version: string
	requiredVersion: string
	strict: boolean
}[]

/** The modules of the page with their versions, as slices are given them. The build writes the table in. */
export const given: Readonly<Record<string, Given>> = Object.fromEntries(
	Object.entries({ ...PAGE_MODULES, ...LATE_MODULES }).flatMap(([request, module]) => {
		const declared = NIOUKA_SINGLETONS.find((each) =>
			each.request.endsWith('/') ? request.startsWith(each.request) : request === each.request,
		)
		return declared ? [[request, { ...declared, module }]] : []
	}),
)
