import { sql } from 'kysely'
import { foldName } from '../../../catalogue/fold.ts'
import { recordChanges } from '../../../catalogue/recordChanges.ts'
import { insertRows } from '../../../core/database/insertRows.ts'
import type { Database } from '../../../core/database/schema.ts'
import type { DraftAiring, DraftName, DraftSlot, Source } from '../draft.ts'
import type { Showing } from '../sources/broadcasts.ts'
import { platformIds } from './platformIds.ts'

/** The data that another source adds to an existing title. */
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
}

const PLACES = 1000

/** Replaces the data that a source added in an earlier import. */
export async function writeSupplements(db: Database, all: readonly Supplement[], { source, first }: Adding) {
	const titles = [...new Set(all.map(({ titleId }) => titleId))]
	const these = sql`title_id = any(${titles}::int[])`
	for (const table of ['title_name', 'external_link'] as const) {
		await sql`delete from ${sql.table(table)} where ${these} and position >= ${first} and position < ${first + PLACES}`.execute(
			db,
		)
	}
	for (const table of ['airing_slot', 'airing'] as const) {
		await sql`delete from ${sql.table(table)} where ${these} and source = ${source.name}`.execute(db)
	}
	await writeNames(db, all, titles, first)
	await insertRows(
		db,
		'external_id',
		all.flatMap(({ titleId, externalIds }) => externalIds.map((external) => ({ ...external, title_id: titleId }))),
		{ ignoreConflicts: true },
	)
	await insertRows(
		db,
		'external_link',
		all.flatMap(({ titleId, links }) =>
			links.map((link, place) => ({ title_id: titleId, position: first + place, ...link })),
		),
		{ ignoreConflicts: true },
	)
	await writeTimes(db, all, source)
	await recordChanges(db, { titles })
}

/** Filters names that the title does not have yet. */
async function writeNames(db: Database, all: readonly Supplement[], titles: readonly number[], first: number) {
	const rows = await db.selectFrom('title_name').select(['title_id', 'name']).where('title_id', 'in', titles).execute()
	const known = new Set(rows.map(({ title_id, name }) => `${title_id} ${name}`))
	const places = new Map<number, number>()
	const added = all.flatMap(({ titleId, names }) =>
		names.flatMap(({ language, name }) => {
			const key = `${titleId} ${name}`
			const place = places.get(titleId) ?? first
			if (known.has(key) || place >= first + PLACES) return []
			known.add(key)
			places.set(titleId, place + 1)
			return [{ title_id: titleId, position: place, language, name, folded: foldName(name) }]
		}),
	)
	await insertRows(db, 'title_name', added)
}

async function writeTimes(db: Database, all: readonly Supplement[], source: Source) {
	const platforms = await platformIds(db)
	const platformOf = (key: string | null) => (key === null ? null : (platforms.get(key) ?? null))
	await insertRows(
		db,
		'title_platform',
		all.flatMap(({ titleId, showings }) =>
			showings.map(({ platform, url, startsAt }) => ({
				title_id: titleId,
				platform_id: platforms.get(platform) ?? 0,
				url,
				starts_at: startsAt,
			})),
		),
		{ ignoreConflicts: true },
	)
	await insertRows(
		db,
		'airing_slot',
		all.flatMap(({ titleId, slots }) =>
			slots.map(({ startsAt, every, endsAt, zone, platform }) => ({
				title_id: titleId,
				platform_id: platformOf(platform),
				starts_at: startsAt,
				every,
				ends_at: endsAt,
				zone,
				source: source.name,
			})),
		),
		{ ignoreConflicts: true },
	)
	await insertRows(
		db,
		'airing',
		all.flatMap(({ titleId, airings }) =>
			airings.map(({ airsAt, episode, zone }) => ({
				title_id: titleId,
				airs_at: airsAt,
				episode_number: episode,
				zone,
				source: source.name,
			})),
		),
		{ ignoreConflicts: true },
	)
}
