import { sql } from 'kysely'
import { insertRows } from '../../core/database/insertRows.ts'
import { testSite } from '../../testing/site.testing.ts'
import { type Key, revisionBench, TITLE } from './revision.testing.ts'

const site = testSite()
const bench = revisionBench(site)
const { start, send, undo } = bench
let bia: Key
beforeEach(async () => {
	await bench.fill()
	bia = await bench.member()
})

const text = (items: unknown) => JSON.stringify(items)
const change = (key: Key, field: string, from: string, to: unknown) =>
	bench.edit(key, { [field]: from } as never, { [field]: typeof to === 'string' ? to : text(to) })

const MANGA = 2
const manga = () =>
	insertRows(site.db, 'title', [
		{ id: MANGA, kind: 'manga', format: 'Manga', status: 'completed', title: 'Folhas', sort_title: 'folhas' },
	])

const range = (first: number, last: number) =>
	Array.from({ length: last - first + 1 }, (_, index) => ({
		season: 1,
		kind: 'regular',
		number: first + index,
		title: `Episódio ${first + index}`,
		aired: `2026-10-${String(4 + index).padStart(2, '0')}`,
		minutes: 24,
	}))

test('a range is added in one revision, and undone as one', async () => {
	const answer = await change(bia, 'episodes', '', range(2, 13))
	expect(answer.json()).toEqual({ revision: expect.any(Number) })
	const { items: lines } = (await send('GET', `titles/${TITLE}/seasons/1/episodes`)).json()
	expect(lines).toHaveLength(13)
	expect(lines[12]).toMatchObject({ number: 13, label: '13', title: 'Episódio 13', releaseDate: '2026-10-15' })
	expect(await start()).toMatchObject({ episodes: '' })
	expect((await undo(await bench.member('moderator'), answer.json().revision)).statusCode).toBe(200)
	expect((await send('GET', `titles/${TITLE}/seasons/1/episodes`)).json().items).toHaveLength(1)
})

test('one is changed and moved to a new season; another member who changed it first is a conflict', async () => {
	const [one, two] = range(2, 3)
	await change(bia, 'episodes', '', [one, two])
	const changed = await change(bia, 'episodes', text([one]), [{ ...one, title: 'A ponte' }])
	expect(changed.statusCode).toBe(200)
	const late = await change(await bench.member(), 'episodes', text([one]), [{ ...one, title: 'O rio' }])
	expect([late.statusCode, late.json().conflicts[0].current]).toEqual([409, text([{ ...one, title: 'A ponte' }])])
	const moved = await change(bia, 'episodes', text([two]), [{ ...two, season: 2 }])
	expect(moved.statusCode).toBe(200)
	expect((await send('GET', `titles/${TITLE}`)).json().seasons).toMatchObject([
		{ number: 1, total: 2 },
		{ number: 2, total: 1 },
	])
})

test.each([
	['rated', sql`insert into episode_vote (episode_id, member_id, score) select e.id, m.id, 8`],
	['discussed', sql`insert into comment (episode_id, member_id, text) select e.id, m.id, 'Oi'`],
])('an episode that members %s stays', async (_, use) => {
	const [one] = range(2, 2)
	await change(bia, 'episodes', '', [one])
	await sql`${use} from episode e, member m where e.number = 2 limit 1`.execute(site.db)
	const answer = await change(bia, 'episodes', text([one]), '')
	expect([answer.statusCode, answer.json().fields]).toEqual([400, { episodes: 'list.inUse' }])
	const season = await change(bia, 'seasons', (await start()).seasons ?? '', '')
	expect([season.statusCode, season.json().fields]).toEqual([400, { seasons: 'list.inUse' }])
})

test('a manga has volumes and chapters, and no episodes', async () => {
	await manga()
	const of = `title/${MANGA}`
	const chapters = [
		{ volume: 1, number: '1', title: 'Um', released: '2026-01', url: null },
		{ volume: null, number: '1.5', title: 'Extra', released: null, url: null },
	]
	const answer = await bench.edit(bia, {}, { chapters: text(chapters), volumeCount: '3' }, of)
	expect(answer.statusCode).toBe(200)
	const page = (await send('GET', `titles/${MANGA}`)).json()
	expect([page.volumeCount, page.volumes]).toEqual([
		3,
		[
			{ number: 1, title: null, total: 1 },
			{ number: 0, title: null, total: 1 },
		],
	])
	expect((await bench.edit(bia, {}, { episodes: text(range(1, 1)) }, of)).json().fields).toEqual({
		episodes: 'request.invalid',
	})
})
