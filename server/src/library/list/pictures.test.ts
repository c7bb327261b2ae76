import { testDatabase } from '../../core/database/database.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { malAnime, malFile, transferBench } from '../transfer/transfer.testing.ts'

const database = testDatabase()
const site = testSite({ database })
const open = testSite({ database, environment: { REMOTE_PICTURES: 'true' } })
const { newMember, send, addTitle, checked } = transferBench(site)

const REMOTE = 'https://pictures.example/a.jpg'

test.each([
	['drawn pictures where the site shows no remote ones', () => site, []],
	['remote pictures where it does', () => open, [REMOTE]],
])('lists, favourites and imports answer %s', async (_what, at, remote: string[]) => {
	const bia = await newMember('Bia')
	const title = await addTitle('O Sino', { mal: '10' })
	await site.db.updateTable('title').set({ poster_url: REMOTE }).where('id', '=', title).execute()
	const character = await site.db
		.insertInto('character')
		.values({ title_id: title, name: 'Aya', image_url: REMOTE })
		.returning('id')
		.executeTakeFirstOrThrow()
	await site.db.insertInto('title_cast').values({ title_id: title, position: 0, character_id: character.id }).execute()
	const person = await site.db
		.insertInto('person')
		.values({ name: 'Aya Mori', image_url: REMOTE })
		.returning('id')
		.executeTakeFirstOrThrow()
	const { list } = (await send('POST', 'lists', bia, { title: 'Minha', description: '', isPublic: true })).json()
	await send('PATCH', `list/${title}`, bia, { status: 'planned' })
	await send('PUT', `lists/${list.id}/items/${title}`, bia)
	for (const favorite of [`title/${title}`, `character/${character.id}`, `person/${person.id}`]) {
		await send('PUT', `favorites/${favorite}`, bia)
	}
	const { id: importId } = await checked(bia, malFile(malAnime({ series_animedb_id: 10 })))

	for (const path of [
		'profiles/Bia/list?kind=anime&status=planned',
		'profiles/Bia/lists',
		`lists/${list.id}`,
		'profiles/Bia/favorites',
		'favorites/search?group=characters&q=aya',
		'favorites/search?group=staff&q=aya',
		`list/${title}`,
		`list-imports/${importId}/rows`,
	]) {
		const answer = await at().app.inject({ method: 'GET', url: `/api/${path}`, headers: bia.headers })
		expect([path, answer.statusCode]).toEqual([path, 200])
		const found = new Set(answer.body.match(/https:[^"]*/g))
		expect([path, [...found]]).toEqual([path, remote])
	}
})
