import { continueIds } from '../../database/insertRows.ts'
import { fillComments } from './comments.ts'
import { fillGroups } from './groups.ts'
import { fillLetters } from './letters.ts'
import { fillLists } from './lists.ts'
import { makePeople, type People } from './people.ts'
import { ABSENT_UUID, type Place, type Site } from './place.ts'
import { fillReleases } from './releases.ts'

/** A site in which there is one of everything that the table of rights speaks of. */
export interface World {
	people: People
	places: ReadonlyMap<string, Place>
}

/** Fills a site. It is asked as everybody asks, so that what is there is what can come to be. */
export async function makeWorld(site: Site): Promise<World> {
	const people = await makePeople(site)
	const places = new Map<string, Place>()
	for (const fill of [fillComments, fillLists, fillGroups, fillLetters, fillReleases]) {
		for (const [name, place] of Object.entries(await fill(site, people))) places.set(name, place)
	}
	for (const [name, { id, username }] of Object.entries(people.byName)) {
		places.set(name, { there: username, absent: 'Ninguém Nunca' })
		places.set(`${name}.id`, { there: id, absent: ABSENT_UUID })
	}
	for (const table of ['title', 'episode', 'news_article', 'season'] as const) await continueIds(site.db, table)
	await people.hide()
	return { people, places }
}
