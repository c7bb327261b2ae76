import { gzipSync } from 'node:zlib'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { FILE, malAnime, malFile, threeTitles, transferBench } from './transfer.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const bench = transferBench(site)
const { newMember, addTitle, checked, rows, lists } = bench

let bia: TestMember
let sino: number
beforeEach(async () => {
	bia = await newMember()
	const titles = await threeTitles(bench)
	sino = titles.sino
})
afterEach(async () => {
	await bench.expectLogToAgree()
	await bench.expectVotesToAgree()
})

test('reports every row with its id, title and line, without changes', async () => {
	const found = await checked(bia, gzipSync(FILE))
	expect(found).toMatchObject({
		state: 'checked',
		format: 'mal',
		kinds: ['anime'],
		sourceOwner: 'bia_la',
		username: bia.username,
		counts: { created: 3, changed: 0, unchanged: 0, refused: 3 },
	})
	const all = await rows(bia, found.id)
	expect(all.map(({ line }: { line: number }) => line)).toEqual([4, 5, 6, 7, 8, 9])
	expect(all[0]).toMatchObject({
		sourceId: '11',
		sourceTitle: 'O Sino',
		title: { id: sino },
		verdict: 'created',
		before: null,
		after: {
			status: 'completed',
			progress: 12,
			score: 8,
			startedOn: '2019-04',
			finishedOn: '2019-06-30',
			rewatches: 2,
			notes: 'boa & triste',
			tags: ['drama', 'fim de tarde'],
		},
	})
	expect(all[1].after).toMatchObject({ status: 'paused', progress: 5, score: null })
	expect(all[2].after).toMatchObject({ status: 'rewatching', progress: 3, rewatches: 1 })
	expect(all.slice(3)).toMatchObject([
		{ verdict: 'refused', reason: 'unknownId', sourceId: '99', sourceTitle: 'Desconhecido', title: null },
		{ verdict: 'refused', reason: 'duplicate', sourceId: '11' },
		{ verdict: 'refused', reason: 'invalid', field: 'my_status', sourceId: '12' },
	])
	expect((await lists(bia.id)).entries).toEqual([])
})

test('rows are filtered by verdict, in pages', async () => {
	const many = Array.from({ length: 130 }, (_, at) => malAnime({ series_animedb_id: 1000 + at }))
	const { id } = await checked(bia, malFile(malAnime({ series_animedb_id: 11 }), ...many))
	const first = await bench.read(`list-imports/${id}/rows?verdict=refused`, bia)
	const second = await bench.read(`list-imports/${id}/rows?verdict=refused&after=${first.next}`, bia)
	expect([first.items.length, second.items.length, second.next]).toEqual([100, 30, null])
	expect(await rows(bia, id, '?verdict=created')).toHaveLength(1)
})

test('an invalid row does not take a title from a valid one', async () => {
	const file = malFile(
		malAnime({ series_animedb_id: 11, my_status: 'Sonhando' }),
		malAnime({ series_animedb_id: 11, my_watched_episodes: 2 }),
	)
	const { id } = await checked(bia, file)
	expect(await rows(bia, id)).toMatchObject([{ reason: 'invalid' }, { verdict: 'created', after: { progress: 2 } }])
})

test('an id of a withheld work is refused with that reason', async () => {
	await site.db.insertInto('withheld_work').values({ site: 'mal', id: '77', reason: 'adult' }).execute()
	const { id } = await checked(bia, malFile(malAnime({ series_animedb_id: 77 })))
	expect(await rows(bia, id)).toMatchObject([{ reason: 'withheld' }])
})

test('a title is matched by its exact name only if the row has no id', async () => {
	const [film] = [await addTitle('Ação!', { format: 'Movie' }), await addTitle('A Ponte', { format: 'OVA' })]
	const row = (series_title: string, series_type: string, id = 0) =>
		malAnime({ series_animedb_id: id, series_title, series_type })
	const { id } = await checked(
		bia,
		malFile(row('ACAO', 'Movie'), row('Ação', 'TV'), row('A Ponte', 'OVA'), row('A Ponte', ''), row('O Sino', 'TV', 5)),
	)
	const all = await rows(bia, id)
	expect(all[0].title.id).toBe(film)
	expect(all.map(({ reason }: { reason: string | null }) => reason)).toEqual([
		null,
		'unknownName',
		null,
		'ambiguous',
		'unknownId',
	])
})

test('excess progress, odd dates and long notes are imported with notes', async () => {
	const odd = {
		series_animedb_id: 11,
		my_watched_episodes: 40,
		my_start_date: '2020-02-31',
		my_finish_date: '2019-01-01',
		my_comments: 'x'.repeat(3000),
	}
	const { id } = await checked(bia, malFile(malAnime(odd)))
	const [row] = await rows(bia, id)
	expect(row).toMatchObject({ verdict: 'created', after: { progress: 40, startedOn: '2020-02' } })
	expect(row.after.notes).toHaveLength(2000)
	expect(row.notes).toEqual(['dateCut', 'notesCut', 'beyondTotal', 'datesOrder'])
})
