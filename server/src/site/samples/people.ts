import type { SampleTitle } from 'shared-samples'
import { storedRole } from '../../catalogue/staffRoles.ts'
import { insertRows, reserveIds } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import { known } from './keys.ts'

/** Writes cast, staff and platforms. */
export async function seedPeople(db: Database, titles: readonly SampleTitle[]): Promise<void> {
	const names = new Set(
		titles.flatMap(({ cast, staff }) => [
			...cast.map(({ voiceActor }) => voiceActor),
			...staff.map(({ person }) => person),
		]),
	)
	const people = await named(db, 'person', [...names])
	await insertRows(
		db,
		'title_staff',
		titles.flatMap(({ id, staff }) =>
			staff.map(({ role, person }, position) => ({
				title_id: id,
				position,
				role: storedRole(role),
				person_id: known(people, person),
			})),
		),
	)
	const cast = titles.flatMap((title) =>
		title.cast.map((part, position) => ({ title_id: title.id, position, ...part })),
	)
	const characterIds = await reserveIds(db, 'character', cast.length)
	await insertRows(
		db,
		'character',
		cast.map(({ title_id, character }, place) => ({ id: characterIds[place] ?? 0, title_id, name: character })),
	)
	await insertRows(
		db,
		'title_cast',
		cast.map(({ title_id, position }, place) => ({
			title_id,
			position,
			character_id: characterIds[place] ?? 0,
		})),
	)
	await insertRows(
		db,
		'title_voice',
		cast.map(({ title_id, voiceActor }, place) => ({
			title_id,
			character_id: characterIds[place] ?? 0,
			language: 'ja',
			person_id: known(people, voiceActor),
		})),
	)
	await seedPlatforms(db, titles)
}

async function seedPlatforms(db: Database, titles: readonly SampleTitle[]) {
	const names = [...new Set(titles.flatMap(({ platforms }) => platforms))]
	const ids = await reserveIds(db, 'platform', names.length)
	const platforms = new Map(names.map((name, place) => [name, ids[place] ?? 0]))
	await insertRows(
		db,
		'platform',
		names.map((name, place) => ({ id: ids[place] ?? 0, key: `sample ${name.toLowerCase()}`, name })),
	)
	await insertRows(
		db,
		'title_platform',
		titles.flatMap((title) =>
			[...new Set(title.platforms)].map((name) => ({
				title_id: title.id,
				platform_id: known(platforms, name),
				status: 'available' as const,
			})),
		),
	)
}

async function named(db: Database, table: 'person' | 'studio', names: readonly string[]): Promise<Map<string, number>> {
	const ids = await reserveIds(db, table, names.length)
	await insertRows(
		db,
		table,
		names.map((name, place) => ({ id: ids[place] ?? 0, name })),
	)
	return new Map(names.map((name, place) => [name, ids[place] ?? 0]))
}
