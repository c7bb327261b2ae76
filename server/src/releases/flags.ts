import { sql } from 'kysely'
import type { RegistrySlice, ReleaseFlag } from 'shared-contract'
import type { Database } from '../core/database/schema.ts'

/** A feature flag and its slice. */
interface SliceFlag extends ReleaseFlag {
	slice: string
}

/** The feature flags of all slices, or of one, by name: those that published versions name, and those that are on. */
export async function readFlags(db: Database, slice?: string): Promise<SliceFlag[]> {
	const [versions, switched] = await Promise.all([
		db
			.selectFrom('release')
			.$if(slice !== undefined, (query) => query.where('slice', '=', slice ?? ''))
			.where('state', '=', 'published')
			.where(sql<boolean>`jsonb_exists(entry, 'flags')`)
			.select(['slice', 'version', sql<NonNullable<RegistrySlice['flags']>>`entry -> 'flags'`.as('flags')])
			.orderBy('published_at', 'desc')
			.orderBy('version')
			.execute(),
		db
			.selectFrom('release_flag')
			.$if(slice !== undefined, (query) => query.where('slice', '=', slice ?? ''))
			.selectAll()
			.execute(),
	])
	const flags = new Map<string, SliceFlag>()
	const flagOf = (of: { slice: string; name: string }): SliceFlag => {
		const key = `${of.slice} ${of.name}`
		const flag = flags.get(key) ?? { slice: of.slice, name: of.name, title: null, to: null, versions: [] }
		flags.set(key, flag)
		return flag
	}
	for (const { slice: of, version, flags: named } of versions) {
		for (const [name, { title }] of Object.entries(named)) {
			const flag = flagOf({ slice: of, name })
			flag.title ??= title
			flag.versions.push(version)
		}
	}
	for (const row of switched) flagOf(row).to = row.audience
	return [...flags.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}
