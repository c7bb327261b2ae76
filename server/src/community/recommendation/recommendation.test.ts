import { randomUUID } from 'node:crypto'
import type { Recommendation } from 'shared-contract'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { commentBench, FILM, SERIES } from '../comment/comment.testing.ts'
import { relationBench } from '../relation.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { fill } = commentBench(site)
const { newMember, send, read, refusal } = relationBench(site)
const REASON = 'As duas falam do que a gente deixa para trás.'
let bia: TestMember
let caio: TestMember

beforeEach(async () => {
	await fill()
	bia = await newMember('Bia')
	caio = await newMember('Caio')
})

const write = (who: TestMember | undefined, change: object = {}, of = SERIES) =>
	send('POST', `titles/${of}/recommendations`, who, { titleId: FILM, reason: REASON, ...change })
const shown = async (who?: TestMember): Promise<Recommendation[]> =>
	(await read(`titles/${SERIES}/recommendations`, who)).items

test('a recommendation shows its title, reason and author; a second one replaces the reason', async () => {
	const { id } = (await write(bia, { reason: `  ${REASON}  ` })).json()
	expect(await shown()).toMatchObject([
		{
			id,
			title: { id: FILM, title: 'A Ponte' },
			reason: REASON,
			author: { id: bia.id, name: 'Bia' },
			votes: 0,
			isVoted: false,
			isOwn: false,
		},
	])
	await send('PUT', `recommendations/${id}/vote`, caio)
	expect((await write(bia)).json()).toEqual({ id })
	expect(await shown(bia)).toMatchObject([{ votes: 1, isOwn: true }])
	expect((await write(bia, { reason: 'Pensando bem, é pela trilha sonora.' })).json()).toEqual({ id })
	expect(await shown(bia)).toMatchObject([{ reason: 'Pensando bem, é pela trilha sonora.', votes: 0 }])
})

test.each([
	['an invisible reason', { reason: '\u200b'.repeat(30) }, { reason: 'text.required' }],
	['a short reason', { reason: 'Porque sim.' }, { reason: 'text.tooShort' }],
	['the title itself', { titleId: SERIES }, { titleId: 'list.repeated' }],
])('%s is refused', async (_what, change, fields) => {
	const answer = await write(bia, change)
	expect([answer.statusCode, answer.json().fields]).toEqual([400, fields])
	expect(await shown()).toEqual([])
})

test('an unknown title is not recommended', async () => {
	expect((await write(bia, { titleId: 99 })).statusCode).toBe(404)
})

test('a member votes once, and withdraws the vote', async () => {
	const { id } = (await write(bia)).json()
	const vote = (method: 'PUT' | 'DELETE', who: TestMember) => send(method, `recommendations/${id}/vote`, who)
	for (let time = 0; time < 2; time++) expect((await vote('PUT', caio)).json()).toEqual({ votes: 1 })
	expect(await shown(caio)).toMatchObject([{ votes: 1, isVoted: true }])
	for (let time = 0; time < 2; time++) expect((await vote('DELETE', caio)).json()).toEqual({ votes: 0 })
})

test('the most voted comes first', async () => {
	await write(bia)
	const { id } = (await write(caio)).json()
	await send('PUT', `recommendations/${id}/vote`, bia)
	expect((await shown()).map(({ author }) => author.name)).toEqual(['Caio', 'Bia'])
})

test('its author and a moderator remove it', async () => {
	const moderator = await newMember()
	await site.db.updateTable('member').set({ role: 'moderator' }).where('id', '=', moderator.id).execute()
	for (const remover of [bia, moderator]) {
		const { id } = (await write(bia)).json()
		expect((await send('DELETE', `recommendations/${id}`, remover)).statusCode).toBe(200)
		expect(await shown()).toEqual([])
	}
})

test('a block hides recommendations both ways; a private profile keeps its name, without a link', async () => {
	const { id } = (await write(bia)).json()
	await send('PUT', 'privacy', bia, { isPublic: false })
	expect(await shown(caio)).toMatchObject([{ author: { id: null, name: 'Bia' } }])
	await send('PUT', `members/${caio.id}/block`, bia)
	expect(await shown(caio)).toEqual([])
	expect(await refusal('PUT', `recommendations/${id}/vote`, caio)).toEqual([404, 'request.notFound'])
	expect(await shown()).toHaveLength(1)
})

test('a removed title is neither recommended nor has recommendations', async () => {
	await write(bia)
	await site.db.updateTable('title').set({ removed_at: site.clock.now }).where('id', '=', FILM).execute()
	expect(await shown()).toEqual([])
})

test('one key writes once', async () => {
	const headers = { ...bia.headers, 'idempotency-key': randomUUID() }
	const payload = { titleId: FILM, reason: REASON }
	const url = `/api/titles/${SERIES}/recommendations`
	const first = await site.app.inject({ method: 'POST', url, headers, payload })
	const again = await site.app.inject({ method: 'POST', url, headers, payload })
	expect(again.json()).toEqual(first.json())
	expect(await shown()).toHaveLength(1)
})
