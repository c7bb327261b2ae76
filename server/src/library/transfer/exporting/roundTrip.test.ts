import { gunzipSync } from 'node:zlib'
import { parseXml } from '../../../site/feeds/wellFormed.testing.ts'
import type { TestMember } from '../../../testing/member.testing.ts'
import { testSite } from '../../../testing/site.testing.ts'
import { transferBench } from '../transfer.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const bench = transferBench(site)
const { newMember, addTitle, checked, apply, send } = bench

let bia: TestMember
let titles: number[]
beforeEach(async () => {
	bia = await newMember('Bia Cia')
	titles = [
		await addTitle('O Sino', { mal: '11', anilist: '911' }),
		await addTitle('Só <aqui> ]]> & lá', { year: 2019 }),
		await addTitle('Ponte', { format: 'Movie', total: 1, mal: '13' }),
		await addTitle('Livro', { kind: 'manga', total: null, mal: '14' }),
		await addTitle('Vela', { mal: '15', total: null }),
	]
	const changes = [
		{
			status: 'current',
			progress: 4,
			score: 9,
			notes: 'linha 1\nlinha ]]> & <2> 🎐',
			startedOn: '2019-04',
			tags: 'fim de tarde, Quero rever',
		},
		{ status: 'paused', progress: 7, startedOn: '2018', isPrivate: true },
		{ status: 'completed', score: 10, startedOn: '2020-01-01', finishedOn: '2020-01-02' },
		{ status: 'dropped', progress: 30, volumes: 3 },
		{ status: 'completed', progress: 5 },
	]
	for (const [at, change] of changes.entries()) await edit(titles[at], change)
	await edit(titles[4], { status: 'rewatching' })
	await edit(titles[4], { progress: 2 })
	const { list } = (
		await site.app.inject({
			method: 'POST',
			url: '/api/lists',
			headers: bia.headers,
			payload: { title: 'Gemas', description: 'as boas', isPublic: true },
		})
	).json()
	for (const title of [titles[2], titles[0]]) await send('PUT', `lists/${list.id}/items/${title}`, bia)
})

const edit = async (id: number | undefined, payload: object) => {
	const answer = await site.app.inject({ method: 'PATCH', url: `/api/list/${id}`, headers: bia.headers, payload })
	if (answer.statusCode !== 200) throw new Error(answer.body)
}
const file = (name: string, by: TestMember | undefined = bia, headers: object = {}) =>
	site.app.inject({ url: `/api/list-exports/${name}`, headers: { ...by?.headers, ...headers } })

interface Kept {
	entry?: Record<string, unknown>
}
/** A member's entries without the given columns. */
async function entriesOf(member: TestMember, without: readonly string[]) {
	const { entries } = await bench.lists(member.id)
	return (entries as Kept[]).map(({ entry = {} }) =>
		Object.fromEntries(Object.entries(entry).filter(([name]) => !without.includes(name))),
	)
}

test('our own export restores the same lists in an empty account, custom lists included', async () => {
	const caio = await newMember()
	const json = await file('lists.json')
	expect(json.headers['content-disposition']).toBe('attachment; filename="niouka-lists.json"')
	const found = await checked(caio, json.rawPayload)
	expect(found).toMatchObject({
		format: 'niouka',
		sourceOwner: 'Bia Cia',
		counts: { created: 5, refused: 0 },
		lists: { made: ['Gemas'], added: 2 },
	})
	await apply(caio, found.id)
	expect(await entriesOf(caio, ['added_at'])).toEqual(await entriesOf(bia, ['added_at']))
	const [his, hers] = [await bench.lists(caio.id), await bench.lists(bia.id)]
	expect(his.votes.map((vote) => ({ ...(vote as object), voted_at: 0 }))).toEqual(
		hers.votes.map((vote) => ({ ...(vote as object), voted_at: 0 })),
	)
	expect(his.own).toMatchObject([
		{ title: 'Gemas', description: 'as boas', is_public: true, title_id: titles[2] },
		{ title: 'Gemas', title_id: titles[0] },
	])
	await bench.expectLogToAgree()
	expect((await checked(caio, json.rawPayload)).counts).toMatchObject({ unchanged: 5 })
})

test('the MyAnimeList exports restore the same list in an empty account, gzipped and plain', async () => {
	const caio = await newMember()
	for (const kind of ['anime', 'manga']) {
		const plain = await file(`mal-${kind}.xml`)
		const packed = await file(`mal-${kind}.xml.gz`)
		expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
		const found = await checked(caio, packed.rawPayload)
		expect(found.counts.refused).toBe(0)
		await apply(caio, found.id)
	}
	const without = ['added_at', 'is_private']
	expect(await entriesOf(caio, without)).toEqual(await entriesOf(bia, without))
	await bench.expectLogToAgree()
})

test('the exports are well-formed and have the fields of the other sites', async () => {
	const elements = parseXml((await file('mal-anime.xml')).body)
	const all = (name: string) => elements.filter((element) => element.name === name).map(({ text }) => text)
	expect(all('user_name')).toEqual(['Bia Cia'])
	expect(all('series_animedb_id')).toEqual(['11', '0', '13', '15'])
	expect(all('my_status')).toEqual(['Watching', 'On-Hold', 'Completed', 'Completed'])
	expect(all('my_start_date')).toEqual(
		['2019-04-00', '2018-00-00', '2020-01-01', '0000-00-00'].with(3, all('my_start_date')[3] ?? ''),
	)
	expect(all('my_rewatching')).toEqual(['0', '0', '0', '1'])
	expect(all('my_times_watched')).toEqual(['0', '0', '0', '0'])
	expect(all('my_watched_episodes')).toEqual(['4', '7', '1', '2'])
	expect(all('my_score')).toEqual(['9', '0', '10', '0'])
	expect(all('update_on_import')).toEqual(['1', '1', '1', '1'])
	const manga = parseXml((await file('mal-manga.xml')).body)
	const fields = Object.fromEntries(manga.map(({ name, text }) => [name, text]))
	expect(fields).toMatchObject({
		manga_mangadb_id: '14',
		my_read_chapters: '30',
		my_read_volumes: '3',
		my_status: 'Dropped',
	})
})
