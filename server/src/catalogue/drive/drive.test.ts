import type { Drive } from 'shared-contract'
import { continueIds, insertRows } from '../../core/database/insertRows.ts'
import { testSite } from '../../testing/site.testing.ts'
import { revisionBench, TITLE } from '../revision/revision.testing.ts'

const site = testSite({ environment: { EDITS_BEFORE_TRUST: '0' } })
const bench = revisionBench(site)
const { send } = bench
const STUDIO = 7
const OTHER = 2
const title = { kind: 'anime', format: 'TV', status: 'completed', removed_at: null } as const

beforeEach(async () => {
	await bench.fill()
	await site.db.updateTable('title').set({ year: 2026, season: 'fall', popularity: 5 }).execute()
	await insertRows(site.db, 'title', [
		{ ...title, id: OTHER, title: 'Sal', sort_title: 'sal', year: 2026, season: 'fall', popularity: 9 },
		{ ...title, popularity: 1, id: 3, title: 'Fora', sort_title: 'fora', year: 2025, season: 'fall' },
		{
			...title,
			popularity: 1,
			id: 4,
			title: 'Removido',
			sort_title: 'removido',
			year: 2026,
			season: 'fall',
			removed_at: site.clock.now,
		},
	])
	await continueIds(site.db, 'title')
	await insertRows(site.db, 'studio', [{ id: STUDIO, name: 'Estúdio Sal' }])
	await insertRows(site.db, 'title_studio', [{ title_id: OTHER, studio_id: STUDIO, role: 'studio' }])
	const relation = { kind: 'sequel', target_site: 'mal', position: 0 } as const
	await insertRows(site.db, 'title_relation', [{ ...relation, title_id: TITLE, target_id: 3, target_key: '3' }])
})

const running = async (): Promise<Drive[]> => (await send('GET', 'drives')).json().items
const begin = async (body: object) => send('POST', 'drives', await bench.member('moderator'), body)
const later = (days: number) => {
	site.clock.now = new Date(site.clock.now.getTime() + days * 86_400_000)
}

test('a season, a studio and a franchise, with the titles that each began with', async () => {
	for (const [kind, key] of [
		['season', '2026-fall'],
		['studio', String(STUDIO)],
		['franchise', '3'],
	]) {
		expect((await begin({ kind, key, field: 'synopsis' })).statusCode).toBe(200)
		later(1)
	}
	// The page of a franchise has the smallest id of its titles.
	expect((await begin({ kind: 'franchise', key: String(TITLE), field: 'synopsis' })).json().id).toBe(
		(await running())[0]?.id,
	)
	expect((await send('GET', 'home')).json().drives).toMatchObject([{ kind: 'franchise' }, { kind: 'studio' }])
	expect(await running()).toMatchObject([
		{ kind: 'franchise', key: String(TITLE), title: { id: TITLE, title: 'Crônicas' }, total: 2, filled: 1 },
		{ kind: 'studio', key: '7', studio: 'Estúdio Sal', total: 1, filled: 0 },
		{ kind: 'season', key: '2026-fall', total: 2, filled: 1, members: [], thisWeek: 0 },
	])
})

test('who fills a field is named, until it is undone, and counts for a week', async () => {
	await begin({ kind: 'season', key: '2026-fall', field: 'synopsis' })
	const [{ id } = { id: 0 }] = await running()
	expect((await send('GET', `missing/synopsis?drive=${id}`)).json().items).toMatchObject([{ id: OTHER }])
	const bia = await bench.member()
	const of = `title/${OTHER}`
	await bench.edit(bia, await bench.start(of), { synopsis: 'Barcos e sal.' }, of)
	await bench.edit(bia, await bench.start(), { synopsis: 'Era outra vez.' })
	const [full] = await running()
	expect((await send('GET', `missing/synopsis?drive=${full?.id}`)).json().items).toEqual([])
	expect(full).toMatchObject({ total: 2, filled: 2, thisWeek: 1, members: [{ count: 1 }] })
	later(8)
	expect(await running()).toMatchObject([{ filled: 2, thisWeek: 0, members: [{ count: 1 }] }])
	await bench.undo(await bench.member('moderator'), (await bench.log(of)).items[0].id)
	expect(await running()).toMatchObject([{ filled: 1, members: [] }])
})

test('a Portuguese name fills a drive for names, another name does not', async () => {
	await begin({ kind: 'studio', key: String(STUDIO), field: 'names' })
	const bia = await bench.member()
	const of = `title/${OTHER}`
	const name = (language: string, text: string) => JSON.stringify({ language, name: text })
	await bench.edit(bia, await bench.start(of), { names: `[${name('en', 'Salt')}]` }, of)
	expect(await running()).toMatchObject([{ filled: 0, members: [] }])
	const seen = await bench.start(of)
	await bench.edit(bia, seen, { names: seen.names?.replace(']', `,${name('pt-BR', 'Sal Grosso')}]`) }, of)
	expect(await running()).toMatchObject([{ filled: 1, members: [{ count: 1 }] }])
})

test('the same one begins once, and again after its end', async () => {
	const body = { kind: 'studio', key: String(STUDIO), field: 'synopsis' }
	const both = await Promise.all([begin(body), begin(body)])
	const [first, second] = both.map((answer) => answer.json().id)
	expect(second).toBe(first)
	const headers = await bench.member('moderator')
	const end = () => site.app.inject({ method: 'DELETE', url: `/api/drives/${first}`, headers })
	expect([(await end()).statusCode, (await end()).statusCode]).toEqual([200, 404])
	expect((await send('GET', 'home')).json().drives).toBeUndefined()
	expect(await running()).toEqual([])
	expect((await begin(body)).json().id).not.toBe(first)
})

test('what has no titles, and what is none of the three, is refused', async () => {
	const field = 'synopsis'
	const statuses = []
	for (const body of [
		{ kind: 'season', key: '1901-fall', field },
		{ kind: 'studio', key: '99', field },
		{ kind: 'studio', key: '2026-fall', field },
		{ kind: 'season', key: '7', field },
		{ kind: 'season', key: '2026-monsoon', field },
		{ kind: 'studio', key: '7', field: 'cast' },
	])
		statuses.push((await begin(body)).statusCode)
	expect(statuses).toEqual([404, 404, 400, 400, 400, 400])
	expect(await running()).toEqual([])
})
