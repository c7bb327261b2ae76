import type { ProvidedModule } from './federationHost.ts'
import { LAZY_MODULES, PAGE_MODULES } from './pageModules.ts'

/** The versions of the shared modules, which the build inserts; that of a package holds for all requests that begin so. */
declare const NIOUKA_VERSIONS: Readonly<Record<string, string>>

/** The shared modules that the page provides. */
export const sharedModules: Readonly<Record<string, ProvidedModule>> = Object.fromEntries(
	Object.entries({ ...PAGE_MODULES, ...LAZY_MODULES }).flatMap(([request, module]) => {
		const version = NIOUKA_VERSIONS[request] ?? NIOUKA_VERSIONS[request.replace(/\/.*/, '')]
		return version ? [[request, { version, module }]] : []
	}),
)
