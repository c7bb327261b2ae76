import type { ImportRow } from 'shared-contract'
import { newMember as newModerator, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { FILE, malAnime, malFile, threeTitles, transferBench } from './transfer.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const bench = transferBench(site)
const { newMember, send, checked, apply, undo, rows, lists } = bench

let bia: TestMember
let sino: number
let farol: number
let ponte: number
beforeEach(async () => {
	bia = await newMember()
	const titles = await threeTitles(bench)
	sino = titles.sino
	farol = titles.farol
	ponte = titles.ponte
})
afterEach(async () => {
	await bench.expectLogToAgree()
	await bench.expectVotesToAgree()
})

const edit = (id: number | undefined, change: object) =>
	site.app.inject({ method: 'PATCH', url: `/api/list/${id}`, headers: bia.headers, payload: change })

const mergeInto = async (into: number) => {
	const { headers } = await newModerator(site.app, { role: 'moderator' })
	const merge = { method: 'POST', url: `/api/titles/${sino}/merge`, headers, payload: { into } } as const
	expect((await site.app.inject(merge)).statusCode).toBe(200)
}

describe('applying an import', () => {
	test('creates the entries with logs and votes, and a second import changes nothing', async () => {
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

	test('is idempotent, even from two tabs that checked the same file', async () => {
		const [one, other] = [await checked(bia, FILE), await checked(bia, FILE)]
		await Promise.all([apply(bia, one.id), apply(bia, one.id), apply(bia, other.id)])
		const counts = (await bench.read(`list-imports/${other.id}`, bia)).import.counts
		const first = (await bench.read(`list-imports/${one.id}`, bia)).import.counts
		expect(counts.created + first.created).toBe(3)
		expect((await lists(bia.id)).entries).toHaveLength(3)
	})

	test('of two titles that were merged since the check the later row is refused, as by a new check', async () => {
		const { id } = await checked(bia, FILE)
		await mergeInto(farol)
		const refused = async (file: string) =>
			(await rows(bia, file, '?verdict=refused')).map(({ line, title, reason }: ImportRow) => [line, title, reason])
		expect((await apply(bia, id)).json().import).toMatchObject({ state: 'applied', counts: { created: 2, refused: 4 } })
		expect(await refused(id)).toEqual(await refused((await checked(bia, FILE)).id))
		expect((await bench.read(`list/${farol}`, bia)).entry).toMatchObject({ status: 'completed', rewatches: 2 })
		expect((await undo(bia, id)).json().import.skippedByUndo).toBe(0)
		expect((await lists(bia.id)).entries).toEqual([])
	})

	test('an existing entry is kept or overwritten by the file’s field', async () => {
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
		// Unknown values of the file change nothing.
		expect(first).toMatchObject({ progress: { current: 12 }, score: 9, notes: 'minha' })
	})

	test('a removed entry is restored with the file’s values', async () => {
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

describe('undoing an import', () => {
	test('restores entries, logs and votes', async () => {
		await edit(sino, { status: 'current', progress: 4, score: 9, notes: 'minha', isPrivate: true })
		await edit(sino, { progress: 6 })
		const before = await lists(bia.id)
		site.clock.now = new Date('2026-04-05T12:00:00Z')
		const { id } = await checked(bia, FILE, 'existing=overwrite')
		await apply(bia, id)
		expect((await lists(bia.id)).entries).toHaveLength(3)
		site.clock.now = new Date('2026-04-20T12:00:00Z')
		expect((await undo(bia, id)).json().import).toMatchObject({ state: 'undone', skippedByUndo: 0 })
		expect(await lists(bia.id)).toEqual(before)
		expect((await undo(bia, id)).statusCode).toBe(200)
		expect((await apply(bia, id)).json().code).toBe('transfer.gone')
	})

	test('keeps entries that were changed since, and counts them', async () => {
		const { id } = await checked(bia, FILE)
		await apply(bia, id)
		await edit(farol, { progress: 6 })
		await send('DELETE', `list/${ponte}`, bia)
		expect((await undo(bia, id)).json().import.skippedByUndo).toBe(2)
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

	test('brings back no entry of a title that was merged since', async () => {
		for (const title of [sino, farol]) await edit(title, { status: 'current', progress: 3 })
		const row = (id: number, progress: number) =>
			malAnime({ series_animedb_id: id, my_status: 'Watching', my_watched_episodes: progress })
		const { id } = await checked(bia, malFile(row(11, 5), row(12, 8)), 'existing=overwrite')
		await apply(bia, id)
		await mergeInto(farol)
		expect((await undo(bia, id)).json().import.skippedByUndo).toBe(1)
		expect((await lists(bia.id)).entries).toMatchObject([{ entry: { title_id: farol, progress: 3 } }])
	})

	test('applied imports are listed, newest first', async () => {
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
