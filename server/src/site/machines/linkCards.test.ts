import type { LinkCard } from 'shared-contract'
import { EPISODES, SERIES, type Someone } from '../../community/comment/comment.testing.ts'
import { reviewBench } from '../../community/review/review.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false', ADULT_TITLES: 'members' } })
const bench = reviewBench(site)
const { send } = bench
const { bia, caio } = bench
const TITLE = `/anime/${SERIES}`
const EPISODE = `/episode/${EPISODES[1]}`

const cards = async (paths: string, by?: Someone): Promise<LinkCard[]> =>
	(await send('GET', `link-cards?paths=${encodeURIComponent(paths)}`, by)).json().items
const paths = async (asked: string, by?: Someone) => (await cards(asked, by)).map(({ path }) => path)
const newList = async (by: Someone, isPublic: boolean): Promise<string> =>
	`/lists/${(await send('POST', 'lists', by, { title: 'Para chorar', description: '', isPublic })).json().list.id}`
async function newEntity(table: 'person' | 'character' | 'studio', name = 'Ayame Kondo'): Promise<string> {
	const { id } = await site.db
		.insertInto(table)
		.values({ name, native_name: '近藤' })
		.returning('id')
		.executeTakeFirstOrThrow()
	return `/${table}/${id}`
}

test('each kind of our pages has a card, in the order in which they were asked for', async () => {
	await send('PUT', `titles/${SERIES}/vote`, bia, { score: 9 })
	const review = `${TITLE}#review-${(await bench.write(bia)).json().id}`
	const list = await newList(bia, true)
	const profile = `/profile/${encodeURIComponent(bia.name)}`
	await send('PUT', `${list.slice(1)}/items/${SERIES}`, bia)
	const entities = [await newEntity('person'), await newEntity('character'), await newEntity('studio')]
	const all = await cards([TITLE, EPISODE, ...entities, profile, list, review].join(' '), caio)
	expect(all.map(({ kind }) => kind)).toEqual([
		'title',
		'episode',
		'person',
		'character',
		'studio',
		'profile',
		'list',
		'review',
	])
	expect(all[0]).toMatchObject({
		path: TITLE,
		title: { id: SERIES },
		name: null,
		imageUrl: expect.stringMatching(/^\//),
	})
	expect(all[1]).toMatchObject({ title: { id: SERIES }, number: 2 })
	expect(all[2]).toMatchObject({ name: 'Ayame Kondo', nativeName: '近藤', title: null, imageUrl: null })
	expect(all[5]).toMatchObject({ name: bia.name, imageUrl: `/art/avatar/${bia.id}.svg` })
	expect(all[6]).toMatchObject({ name: 'Para chorar', by: bia.name, number: 1 })
	expect(all[7]).toMatchObject({ by: bia.name, title: { id: SERIES } })
	expect(JSON.stringify(all[7])).not.toContain('silêncio')
	expect(await paths([TITLE, list, review].join(' '))).toHaveLength(3)
})

test('what is hidden from its reader has no card, as what does not exist', async () => {
	const review = `${TITLE}#review-${(await bench.write(bia)).json().id}`
	const [open, closed] = [await newList(bia, true), await newList(bia, false)]
	const profile = `/profile/${encodeURIComponent(bia.name)}`
	const all = [review, open, closed, profile].join(' ')
	expect(await paths(all, bia)).toEqual([review, open, closed, profile])
	expect(await paths(all, caio)).toEqual([review, open, profile])
	await send('PUT', 'privacy', bia, { isPublic: false })
	expect(await paths(all, caio)).toEqual([review])
	expect(await paths(all, bia)).toEqual([review, open, closed, profile])
	await send('PUT', 'privacy', bia, { isPublic: true })
	await send('PUT', `members/${caio.id}/block`, bia)
	expect(await paths(all, caio)).toEqual([])
	await send('DELETE', `members/${caio.id}/block`, bia)
	await send('DELETE', open.slice(1), bia)
	await send('DELETE', `comments/${review.split('-').at(-1)}`, bia)
	expect(await paths(all, caio)).toEqual([profile])
	await site.db.updateTable('title').set({ removed_at: site.clock.now }).where('id', '=', SERIES).execute()
	expect(await paths(`${TITLE} ${EPISODE} ${review}`, caio)).toEqual([])
	expect(
		await paths(`/anime/99999 /episode/99999 /person/99999 /studio/99999 /lists/cl99999 /profile/ninguem`),
	).toEqual([])
	const [person, other] = [await newEntity('person'), await newEntity('person', 'Outra')]
	await site.db
		.updateTable('person')
		.set({ merged_into: Number(other.split('/').at(-1)) })
		.where('id', '=', Number(person.split('/').at(-1)))
		.execute()
	expect(await paths(`${person} ${other}`)).toEqual([other])
})

test('a review that moderators hid has no card', async () => {
	const id = (await bench.write(bia)).json().id
	await site.db.updateTable('comment').set({ hidden_at: site.clock.now }).where('id', '=', Number(id)).execute()
	expect(await paths(`${TITLE}#review-${id}`, caio)).toEqual([])
})

test('an adult title has a card for adults who asked for such titles, and for nobody else', async () => {
	await site.db
		.updateTable('title')
		.set({ removed_at: site.clock.now, is_adult: true })
		.where('id', '=', SERIES)
		.execute()
	await send('PUT', 'account/adult-titles', caio, { bornOn: '1990-01-01', showsAdult: true })
	const all = `${TITLE} ${EPISODE}`
	expect([await paths(all), await paths(all, bia)]).toEqual([[], []])
	expect(await paths(all, caio)).toEqual([TITLE, EPISODE])
})

test('the name of an episode is in its card once its reader has seen it', async () => {
	const name = async (by?: Someone) => (await cards(EPISODE, by))[0]?.name
	const { title } = await site.db
		.selectFrom('episode')
		.where('id', '=', EPISODES[1])
		.select('title')
		.executeTakeFirstOrThrow()
	expect([await name(), await name(bia)]).toEqual([null, null])
	await send('PUT', `episodes/${EPISODES[0]}/reaction`, bia, { reaction: 'like' })
	expect(await name(bia)).toBeNull()
	await send('PUT', `episodes/${EPISODES[1]}/reaction`, bia, { reaction: 'like' })
	expect([await name(bia), await name(caio)]).toEqual([title, null])
})

test.each([
	'https://niouka.example.evil/anime/1',
	'//evil.example/anime/1',
	'/%61nime/1',
	'/anime/%31',
	'/anime/01',
	'/anime/1/',
	'/anime/1?x=1',
	'/anime/1/../../settings',
	'/anime/99999999999999999999',
	'/profile/%E0%A4%A',
	'/profile/%00',
	'/profile/../settings',
	"/profile/x'--",
	'/constructor/1',
	'/messages',
	'/lists/import',
	'',
])('%j has no card', async (path) => {
	expect(await cards(path)).toEqual([])
})

test('a request asks for at most fifty cards, and a path twice is one', async () => {
	const many = Array.from({ length: 60 }, (_, index) => `/anime/${index + 1000}`)
	expect(await paths([...many, TITLE].join(' '))).toEqual([])
	expect(await paths(`${TITLE} ${TITLE}`)).toEqual([TITLE])
})
