import { sql } from 'kysely'
import { testSite } from '../../testing/site.testing.ts'
import { type Key, revisionBench, TITLE } from '../revision/revision.testing.ts'
import { FILLS_ON_FIRST_DAY, FILLS_PER_DAY } from './fills.ts'

const site = testSite({ environment: { EDITS_BEFORE_TRUST: '10' } })
const bench = revisionBench(site)
const { edit, member, start, send, undo } = bench
const DAY_MS = 86_400_000
let newcomer: Key
let moderator: Key
beforeEach(async () => {
	await bench.fill()
	newcomer = await member()
	moderator = await member('moderator')
})

const fills = async (key?: Key): Promise<string[] | undefined> =>
	(await send('GET', `edits/title/${TITLE}`, key)).json().fills
const fill = async (wanted: object, key = newcomer) => (await edit(key, await start(), wanted)).json()
const pass = (days: number) => (site.clock.now = new Date(site.clock.now.getTime() + days * DAY_MS))
const madeBefore = (count: number) =>
	sql`insert into revision (entity, entity_id, member_id, made_at, before, after)
		select 'episode', 1, id, ${site.clock.now}, '{}', '{}' from member, generate_series(1, ${count}::int)
		where role = 'member'`.execute(site.db)

test('what fills an empty field holds at once, and a moderator undoes it', async () => {
	const answer = await fill({ synopsisEn: 'Once upon a time.', year: '2020' })
	expect(answer).toEqual({ revision: expect.any(Number) })
	expect(await start()).toMatchObject({ synopsisEn: 'Once upon a time.', year: '2020' })
	expect((await undo(moderator, answer.revision)).statusCode).toBe(200)
	expect(await start()).toMatchObject({ synopsisEn: '', year: '' })
})

test('of an edit that does both, the filling part holds and the rest waits', async () => {
	const answer = await fill({ synopsis: 'Outra.', synopsisEn: 'Another.' })
	expect(answer).toEqual({ revision: expect.any(Number), proposal: expect.any(Number) })
	expect(await start()).toMatchObject({ synopsis: 'Era uma vez.', synopsisEn: 'Another.' })
	const { items } = (await send('GET', 'proposals', moderator)).json()
	expect(items).toMatchObject([{ fields: [{ field: 'synopsis', from: 'Era uma vez.', to: 'Outra.' }] }])
})

test('where a part is refused, nothing of the other is stored', async () => {
	const wrong = await edit(newcomer, { synopsis: 'Antiga.' }, { synopsis: 'Outra.', synopsisEn: 'Another.' })
	expect([wrong.statusCode, wrong.json().code]).toEqual([409, 'revision.conflict'])
	expect((await edit(newcomer, await start(), { title: '', year: '2020' })).statusCode).toBe(400)
	expect(await start()).toMatchObject({ synopsisEn: '', year: '' })
})

test('an edit that only fills leaves what waits, also of an app that sends its fields alone', async () => {
	await fill({ synopsis: 'Outra.' })
	expect(await fill({ year: '2020' })).toEqual({ revision: expect.any(Number) })
	const { items } = (await send('GET', 'proposals', moderator)).json()
	expect(items).toMatchObject([{ fields: [{ field: 'synopsis', to: 'Outra.' }] }])
})

test.each([99_999_999_999, 1e300, 0, -1])('%d is the number of no draft', async (draft) => {
	const changes = [{ field: 'synopsisEn', from: '', to: 'x', draft }]
	expect((await send('POST', `edits/title/${TITLE}`, newcomer, { changes })).statusCode).toBe(400)
})

test('two who fill one field at once: one fills, the other sees a conflict', async () => {
	const seen = await start()
	const other = await member()
	const answers = await Promise.all([
		edit(newcomer, seen, { synopsisJa: '昔々。' }),
		edit(other, seen, { synopsisJa: 'むかし。' }),
	])
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('episodes, of which the form holds no text, are no empty field', async () => {
	expect((await start()).episodes).toBe('')
	expect(await fills(newcomer)).not.toContain('episodes')
	const more = '[{"kind":"regular","number":2,"label":"2","title":"A volta","season":1,"aired":null,"minutes":null}]'
	expect(await fill({ episodes: more })).toEqual({ revision: null, proposal: expect.any(Number) })
})

test('the form says what holds at once: nothing of what leads away, and nothing to say for who is trusted', async () => {
	const empty = await fills(newcomer)
	expect(empty).toEqual(expect.arrayContaining(['synopsisEn', 'cast', 'dubs']))
	expect(empty).not.toEqual(expect.arrayContaining(['links']))
	for (const field of ['synopsis', 'posterUrl', 'links', 'platforms', 'externalIds', 'trailers', 'relations'])
		expect(empty).not.toContain(field)
	expect([await fills(moderator), await fills()]).toEqual([undefined, undefined])
	expect(await fill({ links: '[{"name":"Site","url":"https://example.org/"}]' })).toMatchObject({ revision: null })
})

test('after many edits on one day all wait; on the first day after fewer', async () => {
	await madeBefore(FILLS_ON_FIRST_DAY)
	expect(await fills(newcomer)).toEqual([])
	pass(2)
	await madeBefore(FILLS_PER_DAY - 1)
	expect(await fills(newcomer)).toContain('year')
	expect(await fill({ year: '2020' })).toEqual({ revision: expect.any(Number) })
	expect(await fill({ season: 'fall' })).toEqual({ revision: null, proposal: expect.any(Number) })
})

test('who had an edit undone by a moderator waits for a week', async () => {
	const { revision } = await fill({ year: '1999' })
	// The week counts from the undo.
	pass(20)
	await undo(moderator, revision)
	expect(await fills(newcomer)).toEqual([])
	pass(6)
	expect(await fills(newcomer)).toEqual([])
	pass(2)
	expect(await fills(newcomer)).toContain('year')
})

test('what was filled earns trust only after it stood for a week', async () => {
	await madeBefore(10)
	expect(await fill({ title: 'Outro' })).toMatchObject({ revision: null })
	pass(8)
	expect(await fill({ title: 'Outro' })).toEqual({ revision: expect.any(Number) })
})
