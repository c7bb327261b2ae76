import { sql } from 'kysely'
import { recordChanges } from '../../catalogue/recordChanges.ts'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import type { DraftAiring, DraftName, DraftSlot, Source } from '../draft.ts'
import type { ImportedRows } from '../editableFields.ts'
import type { MemberFields } from '../memberFields.ts'
import type { Showing } from '../sources/broadcasts.ts'
import { NAMES_OF_A_SOURCE, writeNames } from './names.ts'
import { platformIds } from './platformIds.ts'
import { writeTimes } from './times.ts'

/** The data that another source adds to an existing title. Several may concern one title. */
export interface Supplement {
	titleId: number
	names: readonly DraftName[]
	externalIds: readonly { site: string; id: string }[]
	links: readonly { name: string; url: string }[]
	slots: readonly DraftSlot[]
	airings: readonly DraftAiring[]
	showings: readonly Showing[]
}

interface Adding {
	source: Source
	/** The position of this source's first name and link: each source has a thousand of its own. */
	first: number
	memberFields: MemberFields
}

/** Replaces the data that a source added in an earlier import, but for the fields that members wrote. */
export async function writeSupplements(db: Database, all: readonly Supplement[], adding: Adding): Promise<void> {
	const { first, memberFields } = adding
	const titles = [...new Set(all.map(({ titleId }) => titleId))]
	await writeNames(db, all, { first, memberFields, onlyNew: true })
	await insertRows(
		db,
		'external_id',
		all
			.filter(({ titleId }) => memberFields.allow('external_id', titleId))
			.flatMap(({ titleId, externalIds }) => externalIds.map((external) => ({ ...external, title_id: titleId }))),
		{ ignoreConflicts: true },
	)
	const linked = all.filter(({ titleId }) => memberFields.allow('external_link', titleId))
	await writeLinks(db, linked, memberFields.open('external_link', titles), first)
	await writeBroadcasts(db, all, titles, adding)
	await recordChanges(db, { titles })
}

async function writeLinks(db: Database, all: readonly Supplement[], titles: readonly number[], first: number) {
	await sql`delete from external_link where title_id = any(${titles}::int[])
		and position >= ${first} and position < ${first + NAMES_OF_A_SOURCE}`.execute(db)
	const places = new Map<number, number>()
	const seen = new Set<string>()
	const rows = all.flatMap(({ titleId, links }) =>
		links.flatMap((link) => {
			const key = `${titleId} ${link.url}`
			if (seen.has(key)) return []
			seen.add(key)
			const place = places.get(titleId) ?? first
			places.set(titleId, place + 1)
			return [{ title_id: titleId, position: place, ...link }]
		}),
	)
	await insertRows(db, 'external_link', rows, { ignoreConflicts: true })
}

async function writeBroadcasts(
	db: Database,
	all: readonly Supplement[],
	titles: readonly number[],
	{ source, memberFields }: Adding,
) {
	const open = (rows: ImportedRows) => all.filter(({ titleId }) => memberFields.allow(rows, titleId))
	const platforms = await platformIds(db)
	const platformOf = (key: string | null) => (key === null ? null : (platforms.get(key) ?? null))
	await writeShowings(db, open('title_platform'), platforms)
	for (const table of ['airing_slot', 'airing'] as const) {
		await sql`delete from ${sql.table(table)} where title_id = any(${memberFields.open(table, titles)}::int[])
			and source = ${source.name}`.execute(db)
	}
	await writeTimes(db, { slots: open('airing_slot'), airings: open('airing'), source, platformOf })
}

interface ShownTitle {
	titleId: number
	showings: readonly Showing[]
}

/** Writes on which platforms titles are shown. What a source does not know stays as another source said. */
async function writeShowings(
	db: Database,
	titles: readonly ShownTitle[],
	platforms: ReadonlyMap<string, number>,
): Promise<void> {
	const rows = titles.flatMap(({ titleId, showings }) =>
		showings.map(({ platform, url, startsAt, regions }) => ({
			title_id: titleId,
			platform_id: platforms.get(platform) ?? 0,
			url,
			starts_at: startsAt,
			regions,
		})),
	)
	if (rows.length === 0) return
	// Of several rows for one title and platform, the last one with an address counts.
	await sql`insert into title_platform as known (title_id, platform_id, url, starts_at, regions)
		select distinct on (title_id, platform_id) title_id, platform_id, url, starts_at, regions
		from rows from (json_populate_recordset(null::title_platform, ${JSON.stringify(rows)}::json)) with ordinality
		order by title_id, platform_id, url is null, ordinality desc
		on conflict (title_id, platform_id) do update set url = coalesce(excluded.url, known.url),
			starts_at = coalesce(excluded.starts_at, known.starts_at), regions = coalesce(excluded.regions, known.regions)`.execute(
		db,
	)
}
