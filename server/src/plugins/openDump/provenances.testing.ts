import type { Kysely } from 'kysely'
import { MEMBERS } from '../../catalogue/airing/broadcast.ts'
import { draftOf, writeTitles } from '../../catalogue/catalogue.testing.ts'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Schema } from '../../core/database/schema.ts'
import { seedSamples } from '../../site/samples/seedSamples.ts'

export const OPEN = 900_001
export const SUPPLEMENTED = 900_002
const TOUCHED = 900_003
/** What must be nowhere in a dump. */
export const FORBIDDEN = 'Uvaia Proibida'

/** The samples, titles of members, and rows of open and of closed sources. */
export async function seedProvenances(db: Kysely<Schema>) {
	await seedSamples(db, new Date('2026-03-30T12:00:00Z'))
	const title = { kind: 'anime', format: 'TV', status: 'completed', sort_title: 'a' } as const
	await insertRows(db, 'title', [
		{ ...title, id: OPEN, title: 'O Sino', source: null, licence: null, source_key: null },
		{ ...title, id: SUPPLEMENTED, title: 'A Ponte', source: null, licence: null, source_key: null },
		{ ...title, id: TOUCHED, title: FORBIDDEN, source: null, licence: null, source_key: null },
		{ ...title, id: 900_004, title: `${FORBIDDEN} 4`, source: 'bangumi-data', licence: 'none', source_key: 'x' },
		{ ...title, id: 900_005, title: `${FORBIDDEN} 5`, source: null, licence: null, source_key: null },
	])
	// It has what was a title of a closed source.
	await db
		.updateTable('title')
		.set({ merged_into: 900_005, removed_at: new Date(0) })
		.where('id', '=', 900_004)
		.execute()
	const [closed = 0] = await writeTitles(
		db,
		draftOf({
			names: [{ language: 'romaji', name: FORBIDDEN }],
			externalIds: [{ site: 'mal', id: FORBIDDEN }],
			studios: [{ name: FORBIDDEN, role: 'studio' }],
			staff: [{ role: 'direction', name: FORBIDDEN }],
			characters: [FORBIDDEN],
			tags: [FORBIDDEN],
		}),
	)
	await insertRows(db, 'import_record', [
		{ source: 'bangumi-data', key: 'a', hash: 'a', title_id: SUPPLEMENTED },
		{ source: 'anilist-airing', key: 'a', hash: 'a', title_id: TOUCHED },
		{ source: 'anime-episodes', key: 'a', hash: 'a', title_id: OPEN },
		{ source: 'mydublist', key: 'a', hash: 'a', title_id: OPEN },
	])
	await insertRows(db, 'title_name', [
		{ title_id: OPEN, position: 0, language: 'pt-BR', name: 'O Sino', folded: 'o sino' },
		{ title_id: SUPPLEMENTED, position: 2000, language: 'zh-Hans', name: '桥', folded: '桥' },
	])
	await insertRows(db, 'external_id', [{ title_id: OPEN, site: 'mal', id: '7' }])
	await insertRows(db, 'title_relation', [
		{ title_id: OPEN, position: 0, kind: 'sequel', target_id: closed },
		{ title_id: OPEN, position: 1, kind: 'sequel', target_id: SUPPLEMENTED },
	])
	await insertRows(db, 'title_dub', [
		{ title_id: OPEN, language: 'pt-BR', confidence: 0.9, source: 'mydublist' },
		{ title_id: OPEN, language: 'es', confidence: null, source: null },
		{ title_id: OPEN, language: 'xx', confidence: 0.9, source: FORBIDDEN },
	])
	const slot = { title_id: OPEN, starts_at: new Date(0), every: 'week', zone: 'Asia/Tokyo' } as const
	await insertRows(db, 'airing_slot', [
		{ ...slot, source: 'bangumi-data' },
		{ ...slot, source: MEMBERS },
		{ ...slot, source: 'anilist-airing', zone: FORBIDDEN },
	])
	await insertRows(db, 'season', [{ id: 900_001, title_id: OPEN, number: 1 }])
	const episode = { title_id: OPEN, season_id: 900_001, kind: 'regular' } as const
	await insertRows(db, 'episode', [
		{ ...episode, number: 1, label: '1', title: 'Aberto', source: null, licence: null },
		{ ...episode, number: 2, label: '2', title: FORBIDDEN, source: 'anime-episodes', licence: 'none given' },
		{ ...episode, number: 3, label: '3', title: `${FORBIDDEN} 3`, source: null, licence: 'none given' },
	])
}
