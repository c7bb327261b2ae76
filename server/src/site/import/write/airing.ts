import { sql } from 'kysely'
import { insertRows, reserveIds } from '../../../core/database/insertRows.ts'
import type { Database } from '../../../core/database/schema.ts'
import type { ToWrite } from '../importRows.ts'
import { AIRING_SOURCE, type AiringDraft } from '../sources/airing.ts'
import { NamedIds } from './namedIds.ts'
import { writeSupplements } from './supplements.ts'
import { writeSynopses } from './synopses.ts'
import type { TitleWriter } from './titles.ts'

const FIRST_PLACE = 1000

type Placed = AiringDraft & { titleId: number }

/**
 * Writes airing data: times, platforms, names, and missing synopses, trailers, cast and staff. Titles that no other source
 * has are created first. Returns the title of each draft.
 */
export async function writeAiring(
	db: Database,
	drafts: readonly ToWrite<AiringDraft>[],
	writer: TitleWriter,
): Promise<number[]> {
	const placed = await place(db, drafts, writer)
	await writeSupplements(
		db,
		placed.map((draft) => ({
			...draft,
			externalIds: [{ site: 'anilist', id: draft.anilistId }],
			links: [],
			slots: [],
		})),
		{ source: AIRING_SOURCE, first: FIRST_PLACE },
	)
	await writeSynopses(db, placed, { overwrite: false })
	await insertRows(
		db,
		'trailer',
		placed.flatMap(({ titleId, youtubeId }) =>
			youtubeId === null ? [] : [{ title_id: titleId, position: 0, title: 'Trailer', youtube_id: youtubeId }],
		),
		{ overwriteBy: ['title_id', 'position'] },
	)
	await writeStaff(db, placed)
	await writeCast(db, placed)
	return placed.map(({ titleId }) => titleId)
}

async function place(db: Database, drafts: readonly ToWrite<AiringDraft>[], writer: TitleWriter): Promise<Placed[]> {
	const own = drafts.flatMap(({ draft, titleId }) => (draft.title ? [{ draft: draft.title, titleId }] : []))
	const ids = own.length === 0 ? [] : await writer.write(db, own)
	const idOf = new Map(own.map(({ draft }, index) => [draft.key, ids[index] ?? 0]))
	return drafts.map(({ draft }) => ({ ...draft, titleId: draft.titleId ?? idOf.get(draft.title?.key ?? '') ?? 0 }))
}

async function writeStaff(db: Database, drafts: readonly Placed[]) {
	const people = await new NamedIds('person').of(
		db,
		drafts.flatMap(({ staff }) => staff.map(({ name }) => name)),
	)
	await insertRows(
		db,
		'title_staff',
		drafts.flatMap(({ titleId, staff }) =>
			staff.map(({ name, role }, place) => ({
				title_id: titleId,
				position: FIRST_PLACE + place,
				role,
				person_id: people.get(name) ?? 0,
			})),
		),
		{ overwriteBy: ['title_id', 'position'] },
	)
}

async function writeCast(db: Database, drafts: readonly Placed[]) {
	const titles = drafts.map(({ titleId }) => titleId)
	const rows = await db.selectFrom('character').select(['title_id', 'name']).where('title_id', 'in', titles).execute()
	const known = new Set(rows.map(({ title_id, name }) => `${title_id} ${name}`))
	const fresh = drafts.flatMap(({ titleId, characters }) =>
		characters.map((name, position) => ({ title_id: titleId, name, position })),
	)
	const missing = fresh.filter(({ title_id, name }) => !known.has(`${title_id} ${name}`))
	const ids = await reserveIds(db, 'character', missing.length)
	await insertRows(
		db,
		'character',
		missing.map(({ title_id, name }, place) => ({ id: ids[place] ?? 0, title_id, name })),
	)
	await sql`insert into title_cast (title_id, position, character_id)
		select c.title_id, ${FIRST_PLACE} + row_number() over (partition by c.title_id order by c.id), c.id
		from character c where c.id = any(${ids}::int[])`.execute(db)
}
