import type { SampleDub, SampleService, Samples, SampleTitle } from 'shared-samples'
import { storedRole } from '../../catalogue/staffRoles.ts'
import { insertRows, reserveIds } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import { known } from './keys.ts'

/** The first characters of a cast are its main ones. */
const MAIN_CHARACTERS = 2

/** Writes cast, staff, studios, dubs and platforms. */
export async function seedPeople(db: Database, { titles, dubs, services }: Samples): Promise<void> {
	const names = new Set([
		...titles.flatMap(({ cast, staff }) => [
			...cast.map(({ voiceActor }) => voiceActor),
			...staff.map(({ person }) => person),
		]),
		...dubs.flatMap(({ voices = {} }) => Object.values(voices)),
	])
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
	await seedCast(db, titles, dubs, people)
	await seedStudios(db, titles)
	await seedDubs(db, titles, dubs)
	await seedPlatforms(db, titles, services)
}

/** Writes characters and voices. Related titles with a character of one name share the character. */
async function seedCast(
	db: Database,
	titles: readonly SampleTitle[],
	dubs: readonly SampleDub[],
	people: ReadonlyMap<string, number>,
) {
	const owners = characterOwners(titles)
	const all = [...new Map([...owners].map(([, owner]) => [owner.key, owner])).values()]
	const reserved = await reserveIds(db, 'character', all.length)
	const ids = new Map(all.map(({ key }, place) => [key, reserved[place] ?? 0]))
	const idOf = (title: string, character: string) => known(ids, known(owners, characterKey(title, character)).key)
	await insertRows(
		db,
		'character',
		all.map(({ key, titleId, name }) => ({ id: known(ids, key), title_id: titleId, name })),
	)
	const cast = titles.flatMap((title) => title.cast.map((part, position) => ({ title, position, ...part })))
	await insertRows(
		db,
		'title_cast',
		cast.map(({ title, position, character }) => ({
			title_id: title.id,
			position,
			character_id: idOf(title.key, character),
			role: position < MAIN_CHARACTERS ? ('main' as const) : ('supporting' as const),
		})),
	)
	const titleIds = new Map(titles.map(({ key, id }) => [key, id]))
	await insertRows(db, 'title_voice', [
		...cast.map(({ title, character, voiceActor }) => ({
			title_id: title.id,
			character_id: idOf(title.key, character),
			language: 'ja',
			person_id: known(people, voiceActor),
		})),
		...dubs.flatMap(({ title, language, voices = {} }) =>
			Object.entries(voices).map(([character, person]) => ({
				title_id: known(titleIds, title),
				character_id: idOf(title, character),
				language,
				person_id: known(people, person),
			})),
		),
	])
}

interface CharacterOwner {
	key: string
	titleId: number
	name: string
}

const characterKey = (title: string, character: string) => `${title} ${character}`

/** The first title of each character of each title, by {@link characterKey}. */
function characterOwners(titles: readonly SampleTitle[]): Map<string, CharacterOwner> {
	const owners = new Map<string, CharacterOwner>()
	for (const title of titles) {
		const relatives = [
			...title.relations.map(({ to }) => to),
			...titles.filter(({ relations }) => relations.some(({ to }) => to === title.key)).map(({ key }) => key),
		]
		for (const { character } of title.cast) {
			const shared = relatives.map((key) => owners.get(characterKey(key, character))).find((owner) => owner)
			const key = characterKey(title.key, character)
			owners.set(key, shared ?? { key, titleId: title.id, name: character })
		}
	}
	return owners
}

/** Writes the studios that the samples name in their information. */
async function seedStudios(db: Database, titles: readonly SampleTitle[]) {
	const made = titles.flatMap(({ id, information }) => {
		const studio = information.Estúdio
		return studio === undefined ? [] : [{ id, studio }]
	})
	const studios = await named(db, 'studio', [...new Set(made.map(({ studio }) => studio))])
	await insertRows(
		db,
		'title_studio',
		made.map(({ id, studio }) => ({ title_id: id, studio_id: known(studios, studio), role: 'studio' as const })),
	)
}

/** Writes the dubs without voices; the others follow from their voices. */
async function seedDubs(db: Database, titles: readonly SampleTitle[], dubs: readonly SampleDub[]) {
	const titleIds = new Map(titles.map(({ key, id }) => [key, id]))
	await insertRows(
		db,
		'title_dub',
		dubs
			.filter(({ voices }) => voices === undefined)
			.map(({ title, language, confidence = null }) => ({ title_id: known(titleIds, title), language, confidence })),
	)
}

async function seedPlatforms(db: Database, titles: readonly SampleTitle[], services: readonly SampleService[]) {
	const names = [...new Set(titles.flatMap(({ platforms }) => platforms))]
	const serviceOf = (name: string) => services.find((service) => service.name === name)
	const ids = await reserveIds(db, 'platform', names.length)
	const platforms = new Map(names.map((name, place) => [name, ids[place] ?? 0]))
	await insertRows(
		db,
		'platform',
		names.map((name, place) => ({
			id: ids[place] ?? 0,
			key: `sample ${name.toLowerCase()}`,
			name,
			regions: [...(serviceOf(name)?.regions ?? [])],
		})),
	)
	await insertRows(
		db,
		'title_platform',
		titles.flatMap((title) =>
			[...new Set(title.platforms)].map((name) => ({
				title_id: title.id,
				platform_id: known(platforms, name),
				languages: [...(serviceOf(name)?.languages ?? [])],
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
