import type { ProvidedModule } from './federation.ts'
import { LAZY_MODULES, PAGE_MODULES } from './pageModules.ts'

declare const NIOUKA_SINGLETONS: readonly {
	request: string
	version: string
	requiredVersion: string
	strict: boolean
}[]

/** The shared modules that the page provides, with the versions that the build inserts. */
export const sharedModules: Readonly<Record<string, ProvidedModule>> = Object.fromEntries(
	Object.entries({ ...PAGE_MODULES, ...LAZY_MODULES }).flatMap(([request, module]) => {
		const declared = NIOUKA_SINGLETONS.find((each) =>
			each.request.endsWith('/') ? request.startsWith(each.request) : request === each.request,
		)
		return declared ? [[request, { ...declared, module }]] : []
	}),
)
