import { Done } from '../account/session.ts'
import { route } from '../route.ts'
import { array, conforms, nullable, object, optional, record, type Static, string } from '../schema.ts'
import { Audience } from './audience.ts'
import { SliceName } from './release.ts'

/** How many feature flags a version may name. */
export const FLAGS_MAX = 20
/** Begins with a letter, so that no flag is called like a version. */
export const FlagName = string({ pattern: '^[a-z][a-z0-9-]{0,39}$' })

/** Whether a version may have these flags: names of {@link FlagName}, and no more than {@link FLAGS_MAX}. */
export function areFlags(flags: object = {}): boolean {
	const names = Object.keys(flags)
	return names.length <= FLAGS_MAX && names.every((name) => conforms(FlagName, name))
}

/** A feature flag of a slice. It belongs to the slice, so it stays as it is over releases. */
export const ReleaseFlag = object({
	name: string(),
	/** By language, from the newest version that names it; null for a flag that is no longer used. */
	title: nullable(record(string())),
	/** Who has it; null while it is off. */
	to: nullable(Audience),
	/** The published versions that name it, the newest first. Without any it is no longer used. */
	versions: array(string()),
})
export type ReleaseFlag = Static<typeof ReleaseFlag>

export const switchFlagRoute = route('PUT', '/api/flags/:slice/:flag', {
	summary: 'Switches a feature flag of a slice, at once and without a release. For admins',
	tag: 'site',
	params: object({ slice: SliceName, flag: FlagName }),
	body: object({
		/** Null switches it off, and removes one that is no longer used. */
		to: nullable(Audience),
		/** Who had it when the client looked: refused if that has changed. */
		from: optional(nullable(Audience)),
	}),
	answer: Done,
})
