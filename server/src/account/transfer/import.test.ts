import { gzipSync } from 'node:zlib'
import type { TestMember } from '../../community/relationTesting.ts'
import { testSite } from '../../testing.ts'
import { malAnime, malFile, transferBench } from './testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const bench = transferBench(site)
const { newMember, send, addTitle, check, checked, apply, undo, rows, lists } = bench

let bia: TestMember
let [sino, farol, ponte]: number[] = []
beforeEach(async () => {
	bia = await newMember()
	sino = await addTitle('O Sino', { mal: '11', anilist: '911' })
	farol = await addTitle('O Farol', { mal: '12', total: 24 })
	ponte = await addTitle('A Ponte', { mal: '13', total: null })
})
afterEach(async () => {
	await bench.expectLogToAgree()
	await bench.expectVotesToAgree()
})

const edit = (id: number | undefined, change: object) =>
	site.app.inject({ method: 'PATCH', url: `/api/list/${id}`, headers: bia.headers, payload: change })

const FILE = malFile(
	malAnime({
		series_animedb_id: 11,
		series_title: '<![CDATA[O Sino]]>',
		my_watched_episodes: 12,
		my_score: 8,
		my_start_date: '2019-04-00',
		my_finish_date: '2019-06-30',
		my_comments: '<![CDATA[boa & triste]]>',
		my_tags: '<![CDATA[drama, fim de tarde]]>',
		my_times_watched: 2,
	}),
	malAnime({ series_animedb_id: 12, my_watched_episodes: 5, my_status: 'On Hold' }),
	malAnime({ series_animedb_id: 13, my_watched_episodes: 3, my_rewatching: 1, my_times_watched: 1 }),
	malAnime({ series_animedb_id: 99, series_title: 'Desconhecido', my_watched_episodes: 1 }),
	malAnime({ series_animedb_id: 11, my_watched_episodes: 1 }),
	malAnime({ series_animedb_id: 12, my_status: 'Sonhando' }),
)

describe('looking at a file', () => {
	test('accounts for every row, with its own id, title and line, and changes nothing', async () => {
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
				notes: 'boa & triste\n#drama #fim_de_tarde',
			},
		})
		expect(all[1].after).toMatchObject({ status: 'paused', progress: 5, score: null })
		expect(all[2].after).toMatchObject({ status: 'rewatching', progress: 3, rewatches: 2 })
		expect(all.slice(3)).toMatchObject([
			{ verdict: 'refused', reason: 'unknownId', sourceId: '99', sourceTitle: 'Desconhecido', title: null },
			{ verdict: 'refused', reason: 'duplicate', sourceId: '11' },
			{ verdict: 'refused', reason: 'invalid', field: 'my_status', sourceId: '12' },
		])
		expect((await lists(bia.id)).entries).toEqual([])
	})

	test('the rows of one verdict come alone, in pages', async () => {
		const many = Array.from({ length: 130 }, (_, at) => malAnime({ series_animedb_id: 1000 + at }))
		const { id } = await checked(bia, malFile(malAnime({ series_animedb_id: 11 }), ...many))
		const first = await bench.read(`list-imports/${id}/rows?verdict=refused`, bia)
		const second = await bench.read(`list-imports/${id}/rows?verdict=refused&after=${first.next}`, bia)
		expect([first.items.length, second.items.length, second.next]).toEqual([100, 30, null])
		expect(await rows(bia, id, '?verdict=created')).toHaveLength(1)
	})

	test('a row that cannot be read takes no title from one that can', async () => {
		const file = malFile(
			malAnime({ series_animedb_id: 11, my_status: 'Sonhando' }),
			malAnime({ series_animedb_id: 11, my_watched_episodes: 2 }),
		)
		const { id } = await checked(bia, file)
		expect(await rows(bia, id)).toMatchObject([{ reason: 'invalid' }, { verdict: 'created', after: { progress: 2 } }])
	})

	test('an id that stands for a work that is not listed here says so', async () => {
		await site.db.insertInto('withheld_work').values({ site: 'mal', id: '77', reason: 'adult' }).execute()
		const { id } = await checked(bia, malFile(malAnime({ series_animedb_id: 77 })))
		expect(await rows(bia, id)).toMatchObject([{ reason: 'withheld' }])
	})

	test('a title is matched by its name only where the file gives no id, and only exactly', async () => {
		const [film] = [await addTitle('Ação!', { format: 'Movie' }), await addTitle('A Ponte', { format: 'OVA' })]
		const row = (series_title: string, series_type: string, id = 0) =>
			malAnime({ series_animedb_id: id, series_title, series_type })
		const { id } = await checked(
			bia,
			malFile(
				row('ACAO', 'Movie'),
				row('Ação', 'TV'),
				row('A Ponte', 'OVA'),
				row('A Ponte', ''),
				row('O Sino', 'TV', 5),
			),
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

	test('more than there is of a title, odd dates and long notes are taken and noted', async () => {
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
})

describe('taking it in', () => {
	test('makes the entries with their logs and votes, and a second import changes nothing', async () => {
		const { id } = await checked(bia, FILE)
		const applied = (await apply(bia, id)).json().import
		expect(applied).toMatchObject({ state: 'applied', counts: { created: 3, refused: 3 } })
		const after = await lists(bia.id)
		expect(after.entries).toHaveLength(3)
		expect(after.log).toEqual([
			{ title_id: sino, round: 2, first: 1, last: 12, seen_at: new Date('2019-06-30T12:00:00Z') },
			{ title_id: farol, round: 0, first: 1, last: 5, seen_at: site.clock.now },
			{ title_id: ponte, round: 2, first: 1, last: 3, seen_at: site.clock.now },
		])
		expect(after.votes).toEqual([{ title_id: sino, score: 8, voted_at: new Date('2019-06-30T12:00:00Z') }])
		const shown = await bench.read(`profiles/${encodeURIComponent(bia.username)}/list?kind=anime&status=completed`, bia)
		expect(shown.items).toMatchObject([{ title: { id: sino }, score: 8, progress: { current: 12, total: 12 } }])

		for (const existing of ['file', 'overwrite']) {
			const again = await checked(bia, FILE, `existing=${existing}`)
			expect(again.counts).toEqual({ created: 0, changed: 0, unchanged: 3, refused: 3 })
			await apply(bia, again.id)
			expect(await lists(bia.id)).toEqual(after)
		}
	})

	test('twice is as once, also from two tabs that looked at the same file before either took it in', async () => {
		const [one, other] = [await checked(bia, FILE), await checked(bia, FILE)]
		await Promise.all([apply(bia, one.id), apply(bia, one.id), apply(bia, other.id)])
		const counts = (await bench.read(`list-imports/${other.id}`, bia)).import.counts
		const first = (await bench.read(`list-imports/${one.id}`, bia)).import.counts
		expect(counts.created + first.created).toBe(3)
		expect((await lists(bia.id)).entries).toHaveLength(3)
	})

	test('an entry that is there stays where the file says so, and is overwritten where it asks for it', async () => {
		await edit(sino, { status: 'current', progress: 4, score: 9, notes: 'minha' })
		await edit(farol, { status: 'current', progress: 1 })
		const row = (id: number, flag: number) =>
			malAnime({ series_animedb_id: id, my_watched_episodes: 12, update_on_import: flag })
		const file = malFile(row(11, 0), row(12, 1))
		const asked = await checked(bia, file)
		expect(await rows(bia, asked.id)).toMatchObject([
			{ verdict: 'unchanged', reason: 'kept', after: { progress: 4 } },
			{ verdict: 'changed', before: { progress: 1 }, after: { progress: 12, status: 'completed' } },
		])
		const verdicts = async (existing: string) => (await checked(bia, file, `existing=${existing}`)).counts
		expect(await verdicts('keep')).toMatchObject({ unchanged: 2, changed: 0 })
		expect(await verdicts('overwrite')).toMatchObject({ unchanged: 0, changed: 2 })
		await apply(bia, (await checked(bia, file, 'existing=overwrite')).id)
		const [first] = (await bench.read(`profiles/@me/list?kind=anime&status=completed&sort=title&q=sino`, bia)).items
		// What the file does not know takes nothing away.
		expect(first).toMatchObject({ progress: { current: 12 }, score: 9, notes: 'minha' })
	})

	test('a title that was just taken off comes back as the file has it', async () => {
		await edit(sino, { status: 'current', progress: 4 })
		await send('DELETE', `list/${sino}`, bia)
		const before = await lists(bia.id)
		const { id, counts } = await checked(bia, FILE)
		expect(counts.created).toBe(3)
		await apply(bia, id)
		expect((await bench.read(`list/${sino}`, bia)).entry).toMatchObject({ status: 'completed', rewatches: 2 })
		await undo(bia, id)
		expect(await lists(bia.id)).toEqual(before)
	})
})

describe('taking it back', () => {
	test('puts everything back as it was: entries, logs, votes', async () => {
		await edit(sino, { status: 'current', progress: 4, score: 9, notes: 'minha', isPrivate: true })
		await edit(sino, { progress: 6 })
		const before = await lists(bia.id)
		site.clock.now = new Date('2026-04-05T12:00:00Z')
		const { id } = await checked(bia, FILE, 'existing=overwrite')
		await apply(bia, id)
		expect((await lists(bia.id)).entries).toHaveLength(3)
		site.clock.now = new Date('2026-04-20T12:00:00Z')
		expect((await undo(bia, id)).json().import).toMatchObject({ state: 'undone', keptByUndo: 0 })
		expect(await lists(bia.id)).toEqual(before)
		expect((await undo(bia, id)).statusCode).toBe(200)
		expect((await apply(bia, id)).json().code).toBe('transfer.gone')
	})

	test('leaves alone what was changed since, and says how much', async () => {
		const { id } = await checked(bia, FILE)
		await apply(bia, id)
		await edit(farol, { progress: 6 })
		await send('DELETE', `list/${ponte}`, bia)
		expect((await undo(bia, id)).json().import.keptByUndo).toBe(2)
		const { entries } = await lists(bia.id)
		const left = (entries as { entry: { title_id: number; progress: number } }[]).map(({ entry }) => [
			entry.title_id,
			entry.progress,
		])
		expect(left).toEqual([
			[farol, 6],
			[ponte, 3],
		])
	})

	test('past imports are listed, the latest first; what was only looked at is not among them', async () => {
		const first = await checked(bia, FILE)
		await apply(bia, first.id)
		site.clock.now = new Date('2026-04-02T12:00:00Z')
		const second = await checked(bia, malFile(malAnime({ series_animedb_id: 12 })))
		await apply(bia, second.id)
		await checked(bia, FILE)
		const { items } = await bench.read('list-imports', bia)
		expect(items.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
		expect(items[1]).toMatchObject({
			fileName: 'lista.xml',
			username: bia.username,
			appliedAt: '2026-04-01T12:00:00.000Z',
			undoneAt: null,
		})
	})
})

test('nobody sees, takes in or takes back what another member sent', async () => {
	const caio = await newMember()
	const { id } = await checked(bia, FILE)
	for (const by of [caio, undefined]) {
		expect((await send('GET', `list-imports/${id}`, by)).statusCode).toBe(404)
		expect((await send('GET', `list-imports/${id}/rows`, by)).statusCode).toBe(404)
		expect((await apply(by, id)).statusCode).toBe(by ? 404 : 401)
		expect((await undo(by, id)).statusCode).toBe(by ? 404 : 401)
	}
	expect((await check(undefined, FILE)).json().code).toBe('auth.required')
	expect((await send('GET', 'list-imports')).statusCode).toBe(401)
})
