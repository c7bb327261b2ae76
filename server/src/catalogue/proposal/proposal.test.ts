import { sql } from 'kysely'
import { testSite } from '../../testing/site.testing.ts'
import { type Key, revisionBench, TITLE } from '../revision/revision.testing.ts'

const site = testSite({ environment: { EDITS_BEFORE_TRUST: '3' } })
const bench = revisionBench(site)
const { edit, member, start, send, undo } = bench
let newcomer: Key
let moderator: Key
beforeEach(async () => {
	await bench.fill()
	newcomer = await member()
	moderator = await member('moderator')
})

const waiting = async (key = moderator) => (await send('GET', 'proposals', key)).json()
const own = async (key = newcomer) => (await send('GET', 'proposals/own', key)).json().items
const review = (id: number, take: string[], reason = '', seen: { at?: string } = {}) =>
	send('POST', `proposals/${id}/review`, moderator, { take, reason, ...seen })
const withdraw = (id: number, key: Key) =>
	site.app.inject({ method: 'DELETE', url: `/api/proposals/${id}`, headers: key })
const propose = async (wanted: object, key = newcomer) =>
	(await edit(key, await start(), wanted)).json().proposal as number

test('an edit of a new member waits, and the page stays as it is', async () => {
	const answer = await edit(newcomer, await start(), { synopsis: 'Nova.', status: 'releasing' })
	expect(answer.json()).toEqual({ revision: null, proposal: expect.any(Number) })
	expect(await start()).toMatchObject({ synopsis: 'Era uma vez.', status: 'completed' })
	expect((await waiting()).items).toEqual([
		{
			id: answer.json().proposal,
			entity: 'title',
			entityId: TITLE,
			name: 'Crônicas',
			path: `/anime/${TITLE}`,
			author: { name: expect.stringMatching(/^Membro/), avatarUrl: expect.any(String) },
			at: '2026-04-01T12:00:00.000Z',
			fields: [
				{ field: 'synopsis', from: 'Era uma vez.', to: 'Nova.' },
				{ field: 'status', from: 'completed', to: 'releasing' },
			],
			state: 'waiting',
			reason: null,
		},
	])
})

test('what waits is in the form of its author and in no other, and another edit replaces it', async () => {
	const id = await propose({ synopsis: 'Primeira.' })
	const form = (await send('GET', `edits/title/${TITLE}`, newcomer)).json()
	expect(form.proposal).toEqual({
		id,
		at: '2026-04-01T12:00:00.000Z',
		changes: [{ field: 'synopsis', from: 'Era uma vez.', to: 'Primeira.' }],
	})
	expect((await send('GET', `edits/title/${TITLE}`, moderator)).json().proposal).toBeUndefined()
	expect(await propose({ synopsis: 'Segunda.' })).toBe(id)
	expect((await waiting()).items).toMatchObject([{ fields: [{ to: 'Segunda.' }] }])
	expect((await edit(newcomer, await start(), { synopsis: 'Era uma vez.' })).json()).toEqual({ revision: null })
	expect((await waiting()).items).toEqual([])
})

test('a moderator takes part of it and says why not the rest', async () => {
	const id = await propose({ synopsis: 'Nova.', title: 'Outro nome' })
	expect((await review(id, ['synopsis'])).json()).toMatchObject({ fields: { reason: 'text.required' } })
	expect((await review(id, ['synopsis'], 'O nome oficial é o atual.')).json()).toEqual({ state: 'partly' })
	expect(await start()).toMatchObject({ synopsis: 'Nova.', title: 'Crônicas' })
	expect(await own()).toMatchObject([{ id, state: 'partly', reason: 'O nome oficial é o atual.' }])
	const [revision] = (await bench.log()).items
	expect(revision).toMatchObject({ user: { name: (await own())[0].author.name }, fields: [{ field: 'synopsis' }] })
	expect((await undo(moderator, revision.id)).statusCode).toBe(200)
	expect((await start()).synopsis).toBe('Era uma vez.')
})

test('all of it, or none', async () => {
	const first = await propose({ synopsis: 'Nova.' })
	expect((await review(first, ['synopsis'])).json()).toEqual({ state: 'accepted' })
	const second = await propose({ synopsis: 'Pior.' })
	expect((await review(second, [], 'Sem fonte.')).json()).toEqual({ state: 'refused' })
	expect((await start()).synopsis).toBe('Nova.')
	const again = await review(second, ['synopsis'])
	expect([again.statusCode, again.json().code]).toEqual([409, 'proposal.settled'])
})

test('a field that changed meanwhile is a conflict for the moderator, and the proposal still waits', async () => {
	const id = await propose({ synopsis: 'Nova.' })
	await edit(moderator, await start(), { synopsis: 'Da moderação.' })
	const answer = await review(id, ['synopsis'])
	expect([answer.statusCode, answer.json().conflicts]).toMatchObject([
		409,
		[{ field: 'synopsis', current: 'Da moderação.' }],
	])
	expect((await waiting()).items).toHaveLength(1)
})

test('a proposal that its author changed since the moderator saw it is not taken, and still waits', async () => {
	const id = await propose({ synopsis: 'Um texto bom e honesto.' })
	const seen = async () => ({ at: (await waiting()).items[0].at })
	const before = await seen()
	site.clock.now = new Date(site.clock.now.getTime() + 1)
	await propose({ synopsis: 'Compre já!' })
	const answers = [await review(id, ['synopsis'], '', before), await review(id, [], 'Sem fonte.', before)]
	expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
		[409, 'revision.conflict'],
		[409, 'revision.conflict'],
	])
	expect((await start()).synopsis).toBe('Era uma vez.')
	expect((await review(id, ['synopsis'], '', await seen())).json()).toEqual({ state: 'accepted' })
})

// On PGlite one comes after the other; with TEST_DATABASE_URL they truly meet.
test('edits and reviews of one title at once wait for each other', async () => {
	const keys = await Promise.all(Array.from({ length: 8 }, () => member()))
	const ids = await Promise.all(keys.map((key) => propose({ synopsis: 'Nova.' }, key)))
	const seen = await start()
	const answers = await Promise.all([
		...keys.map((key) => edit(key, seen, { synopsis: 'Outra.' })),
		...ids.map((id) => review(id, ['synopsis'])),
		...keys.map((key) => edit(key, seen, { synopsis: 'Mais uma.' })),
	])
	expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([])
})

test('two moderators at once: one settles it', async () => {
	const id = await propose({ synopsis: 'Nova.' })
	const answers = await Promise.all([review(id, ['synopsis']), review(id, [], 'Não.')])
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('its author withdraws it', async () => {
	const id = await propose({ synopsis: 'Nova.' })
	expect((await withdraw(id, newcomer)).json()).toEqual({ state: 'withdrawn' })
	expect((await withdraw(id, newcomer)).statusCode).toBe(409)
	expect((await waiting()).items).toEqual([])
	expect(await own()).toMatchObject([{ state: 'withdrawn' }])
})

test('what could not be written cannot be proposed, and a proposal creates no person', async () => {
	const staff = JSON.stringify([{ person: { id: null, name: 'Lia' }, role: 'music' }])
	expect((await edit(newcomer, await start(), { staff, year: '1' })).json().fields).toEqual({ year: 'year.invalid' })
	const stale = await edit(newcomer, { synopsis: 'Velha.' }, { synopsis: 'Nova.' })
	expect(stale.statusCode).toBe(409)
	await edit(moderator, await start(), { staff: staff.replace('Lia', 'Ana') })
	const id = await propose({ staff })
	const people = async () => (await sql`select name from person order by name`.execute(site.db)).rows
	expect(await people()).toEqual([{ name: 'Ana' }])
	await review(id, ['staff'])
	expect(await people()).toEqual([{ name: 'Ana' }, { name: 'Lia' }])
})

test('after enough accepted edits, those of a member hold at once; one that was undone does not count', async () => {
	for (const text of ['Um.', 'Dois.', 'Três.']) await review(await propose({ synopsis: text }), ['synopsis'])
	const fourth = (await edit(newcomer, await start(), { synopsis: 'Quatro.' })).json()
	expect(fourth).toEqual({ revision: expect.any(Number) })
	await undo(moderator, fourth.revision)
	const fifth = (await edit(newcomer, await start(), { title: 'Cinco' })).json()
	expect(fifth).toEqual({ revision: expect.any(Number) })
})

test('the edit of a moderator holds at once', async () => {
	expect((await edit(moderator, await start(), { synopsis: 'Nova.' })).json()).toEqual({ revision: expect.any(Number) })
})
