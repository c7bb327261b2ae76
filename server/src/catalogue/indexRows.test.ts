import { testDatabase } from '../core/database/database.testing.ts'
import { draftOf, writeTitles } from './catalogue.testing.ts'
import { readChangedTitles } from './indexRows.ts'

const database = testDatabase()

async function read(after: number, step: number) {
	const steps = []
	for await (const some of readChangedTitles(database.db, after, step)) steps.push(some)
	return steps
}

test('a title comes with its names and genres in their order', async () => {
	const [id] = await writeTitles(
		database.db,
		draftOf({
			format: 'Movie',
			started: '2024-11',
			season: null,
			names: [
				{ language: 'romaji', name: 'Kaze no "Uta"' },
				{ language: 'en', name: 'Song of the Wind' },
			],
			genres: ['drama', 'action'],
		}),
	)
	const [[change] = []] = await read(-1, 100)
	expect(change).toMatchObject({
		isRemoved: false,
		listed: {
			id,
			genres: ['drama', 'action'],
			season: 'fall',
			started: '2024-11',
			names: 'kaze no uta\nsong of the wind',
		},
		document: { id, group: 'movies', names: [{ folded: 'kaze no uta' }, { folded: 'song of the wind' }] },
	})
	const added = await database.db.selectFrom('title').select('added_at').executeTakeFirstOrThrow()
	expect(change?.listed.addedAt).toBe(added.added_at.getTime())
})

test('what is not known of a title is empty', async () => {
	await writeTitles(database.db, draftOf({ kind: 'manga', format: 'Manga', started: null, year: null }))
	const changes = (await read(-1, 100)).flat()
	expect(changes.at(-1)).toMatchObject({
		listed: { genres: [], year: null, season: null, started: '' },
		document: { group: 'mangas' },
	})
})

test('the catalogue is read in steps, each title once; and nothing of an earlier version', async () => {
	await writeTitles(database.db, draftOf(), draftOf(), draftOf())
	const whole = (await read(-1, 100)).flat().map(({ listed }) => listed.id)
	const steps = await read(-1, 2)
	expect(steps.every((some) => some.length <= 2)).toBe(true)
	expect(steps.flat().map(({ listed }) => listed.id)).toEqual(whole)
	const { version } = await database.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
	expect(await read(version, 100)).toEqual([])
})
