import { satisfy } from '@module-federation/runtime'

/** A shared module whose provided version is outside the range that a slice requires. */
export interface VersionSkew {
	module: string
	required: string
	provided: string
}

/** Compares the version ranges of a slice with the versions that the page provides. An unreadable range is a skew. */
export function findSkews(
	requires: Readonly<Record<string, string>> | undefined,
	provided: readonly { request: string; version: string }[],
): VersionSkew[] {
	return provided.flatMap(({ request, version }) => {
		const required = requires?.[request]
		if (required === undefined) return []
		return satisfy(version, required) ? [] : [{ module: request, required, provided: version }]
	})
}

/** A sentence about a skew that names both versions. */
export function skewMessage(
	slice: { name: string; version: string },
	{ module, required, provided }: VersionSkew,
): string {
	return `${slice.name}@${slice.version} requires ${module} ${required}, but this workbench provides ${provided}.`
}
