import { sql } from 'kysely'
import { DAY_MS, HOUR_MS } from 'shared-contract/units'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { BATCH_SIZE } from './applying/batchSize.ts'
import { processBatch } from './applying/resumeImport.ts'
import { resumeImports } from './applying/resumeImports.ts'
import { deleteOldImports } from './deleteOldImports.ts'
import { malAnime, malFile, transferBench } from './transfer.testing.ts'

const TITLES = BATCH_SIZE * 2 + 10

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const bench = transferBench(site)
const { newMember, send, checked, apply, undo, lists } = bench

let bia: TestMember
let first: number
beforeEach(async () => {
	bia = await newMember()
	first = await bench.addTitle('Obra 1', { mal: '1' })
	await sql`insert into title (id, kind, format, status, title, sort_title, episode_count)
		select ${first} + n, 'anime', 'TV', 'completed', 'Obra ' || n + 1, 'obra ' || n + 1, 12
		from generate_series(1, ${TITLES - 1}) n`.execute(site.db)
	await sql`insert into external_id (site, id, title_id)
		select 'mal', (n + 1)::text, ${first} + n from generate_series(1, ${TITLES - 1}) n`.execute(site.db)
})
afterEach(async () => {
	await bench.expectLogToAgree()
	await bench.expectVotesToAgree()
})

const FILE = malFile(
	...Array.from({ length: TITLES }, (_, at) =>
		malAnime({ series_animedb_id: at + 1, my_watched_episodes: 12, my_score: 1 + (at % 10), update_on_import: 1 }),
	),
)
const edit = (id: number, change: object) => send('PATCH', `list/${id}`, bia, change)
const entries = async () => (await lists(bia.id)).entries.length
const work = (id: string) => ({ memberId: bia.id, importId: id, now: site.clock.now })
const journal = (id: string, set: { work: 'applying' | 'undoing'; begun_at?: Date }) =>
	site.db.updateTable('list_import').set(set).where('id', '=', id).execute()
const stateOf = async (id: string) => (await bench.read(`list-imports/${id}`, bia)).import.state

test('a long list is applied and undone in batches, while other requests get their turn', async () => {
	await edit(first + 5, { status: 'current', progress: 3, score: 9 })
	const before = await lists(bia.id)
	const { id } = await checked(bia, FILE)
	const reached = new Set<number>()
	let isOver = false
	const applying = apply(bia, id).finally(() => {
		isOver = true
	})
	while (!isOver) {
		const row = await site.db.selectFrom('list_import').select('reached').where('id', '=', id).executeTakeFirstOrThrow()
		reached.add(row.reached)
	}
	expect((await applying).json().import).toMatchObject({
		state: 'applied',
		counts: { created: TITLES - 1, changed: 1, unchanged: 0, refused: 0 },
	})
	expect([...reached]).toContain(BATCH_SIZE)
	expect(await entries()).toBe(TITLES)
	expect((await undo(bia, id)).json().import).toMatchObject({ state: 'undone', skippedByUndo: 0 })
	expect(await lists(bia.id)).toEqual(before)
})

test('an import interrupted by the end of the process resumes, with its first date', async () => {
	const { id } = await checked(bia, FILE)
	const begun = site.clock.now
	await journal(id, { work: 'applying', begun_at: begun })
	await processBatch(site.db, work(id))
	expect(await entries()).toBe(BATCH_SIZE)
	expect(await stateOf(id)).toBe('checked')
	site.clock.now = new Date(begun.getTime() + HOUR_MS)
	await resumeImports(site.db, site.clock.now)
	expect(await entries()).toBe(TITLES)
	expect((await bench.read('list-imports', bia)).items).toMatchObject([{ id, appliedAt: begun.toISOString() }])
	const { log } = await lists(bia.id)
	expect(new Set((log as { seen_at: Date }[]).map(({ seen_at }) => seen_at.getTime()))).toEqual(
		new Set([begun.getTime()]),
	)
	await resumeImports(site.db, site.clock.now)
	expect(await entries()).toBe(TITLES)
})

test('a new request resumes an interrupted import', async () => {
	const { id } = await checked(bia, FILE)
	await journal(id, { work: 'applying', begun_at: site.clock.now })
	await processBatch(site.db, work(id))
	expect((await apply(bia, id)).json().import.state).toBe('applied')
	expect(await entries()).toBe(TITLES)
	await journal(id, { work: 'undoing' })
	await processBatch(site.db, work(id))
	expect(await entries()).toBe(TITLES - BATCH_SIZE)
	expect((await apply(bia, id)).json().code).toBe('transfer.gone')
	expect((await undo(bia, id)).json().import.state).toBe('undone')
	expect(await entries()).toBe(0)
})

test('a failed import is reverted, and can be tried again', async () => {
	await edit(first, { status: 'current', progress: 3, score: 9, notes: 'minha' })
	const before = await lists(bia.id)
	const { id } = await checked(bia, FILE)
	await sql`alter table list_entry add constraint broken
		check (title_id <> ${sql.lit(first + BATCH_SIZE + 3)})`.execute(site.db)
	expect((await apply(bia, id)).statusCode).toBe(500)
	await sql`alter table list_entry drop constraint broken`.execute(site.db)
	expect(await lists(bia.id)).toEqual(before)
	expect(await stateOf(id)).toBe('checked')
	expect((await bench.read('list-imports', bia)).items).toEqual([])

	// The list has changed since the first attempt stored it.
	await send('DELETE', `list/${first}`, bia)
	await sql`delete from list_entry where title_id = ${first}`.execute(site.db)
	await send('DELETE', `titles/${first}/vote`, bia)
	const emptied = await lists(bia.id)
	expect(emptied).toMatchObject({ entries: [], votes: [] })
	expect((await apply(bia, id)).json().import).toMatchObject({ state: 'applied', counts: { created: TITLES } })
	await undo(bia, id)
	expect(await lists(bia.id)).toEqual(emptied)
})

test('a running import is not deleted, and a failing one does not block others', async () => {
	const caio = await newMember()
	const [one, other] = [await checked(bia, FILE), await checked(caio, FILE)]
	for (const { id } of [one, other]) await journal(id, { work: 'applying', begun_at: site.clock.now })
	site.clock.now = new Date(site.clock.now.getTime() + 2 * DAY_MS)
	await deleteOldImports(site.db, site.clock.now)
	await sql`alter table list_entry add constraint broken check (member_id <> ${sql.lit(bia.id)})`.execute(site.db)
	await expect(resumeImports(site.db, site.clock.now)).rejects.toThrow(AggregateError)
	await sql`alter table list_entry drop constraint broken`.execute(site.db)
	expect(await stateOf(one.id)).toBe('checked')
	expect(await entries()).toBe(0)
	expect((await lists(caio.id)).entries).toHaveLength(TITLES)
	expect((await bench.read(`list-imports/${other.id}`, caio)).import.state).toBe('applied')
})
