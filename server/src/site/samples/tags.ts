import type { Samples } from 'shared-samples'
import { insertRows, reserveIds } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import { known } from './keys.ts'

/** Writes tags and songs. @throws Error if they name an unknown title. */
export async function seedTagsAndSongs(db: Database, { titles, tags, songs }: Samples): Promise<void> {
	const titleIds = new Map(titles.map(({ key, id }) => [key, id]))
	const tagIds = await reserveIds(db, 'tag', tags.length)
	await insertRows(
		db,
		'tag',
		tags.map(({ name }, place) => ({ id: tagIds[place] ?? 0, name })),
	)
	const rows = (titleWeights: Readonly<Record<string, number>>, place: number, isSpoiler: boolean) =>
		Object.entries(titleWeights).map(([title, weight]) => ({
			title_id: known(titleIds, title),
			tag_id: tagIds[place] ?? 0,
			weight,
			is_spoiler: isSpoiler,
		}))
	await insertRows(
		db,
		'title_tag',
		tags.flatMap(({ titles, spoils = {} }, place) => [...rows(titles, place, false), ...rows(spoils, place, true)]),
	)
	const numbers = new Map<string, number>()
	await insertRows(
		db,
		'title_song',
		songs.map(({ title, kind, name, artist, episodes }) => {
			const number = (numbers.get(`${title} ${kind}`) ?? 0) + 1
			numbers.set(`${title} ${kind}`, number)
			const [first_episode, last_episode] = episodes ?? [null, null]
			return { title_id: known(titleIds, title), kind, number, name, artist, first_episode, last_episode }
		}),
	)
}
