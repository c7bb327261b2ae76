import { satisfy } from '@module-federation/runtime'

/** A shared module that a slice needs at another version than the page gives. */
export interface VersionSkew {
	module: string
	wanted: string
	given: string
}

/** The shared modules at which a slice and the page do not fit; a range that nobody can read fits nothing. */
export function skewsOf(
	requires: Readonly<Record<string, string>> | undefined,
	given: readonly { request: string; version: string }[],
): VersionSkew[] {
	return given.flatMap(({ request, version }) => {
		const wanted = requires?.[request]
		if (wanted === undefined) return []
		return satisfy(version, wanted) ? [] : [{ module: request, wanted, given: version }]
	})
}

/** A skew in words that name both versions. */
export function skewWords(slice: { name: string; version: string }, { module, wanted, given }: VersionSkew): string {
	return `${slice.name}@${slice.version} needs ${module} ${wanted}, and this workbench gives ${given}.`
}
