import { ASSISTANT_PROPOSALS, type ListProposal } from 'shared-contract'
import { draftOf, writeTitles } from '../../catalogue/catalogue.testing.ts'
import type { SessionHeaders } from '../../testing/member.testing.ts'
import { ask } from '../testing/asking.testing.ts'
import { calling, saying } from '../testing/modelServer.testing.ts'
import { modelSite } from '../testing/modelSite.testing.ts'

const { model, site, newMember, conversation } = await modelSite()
const TOOL = 'propose_list_change'

const send = (
	method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE',
	url: string,
	headers: SessionHeaders,
	payload?: object,
) => site.app.inject({ method, url, headers, ...(payload && { payload }) })

/** A member whose list may be read, and a title of twelve episodes. */
async function listener() {
	const { headers } = await newMember()
	await send('PUT', '/api/assistant/consent', headers, { list: true })
	const [id = 0] = await writeTitles(site.db, draftOf({ names: [{ language: 'pt-BR', name: 'Errata' }] }))
	const entry = async () => (await send('GET', `/api/list/${id}`, headers)).json().entry
	const change = (body: object) => send('PATCH', `/api/list/${id}`, headers, body)
	return { headers, id, entry, change }
}

/** What the model proposes for a question. */
async function proposed(headers: SessionHeaders, ...wishes: object[]) {
	model.plan(calling(...wishes.map((args) => ({ name: TOOL, args }))), saying('Veja abaixo.'))
	const { reply, events } = await ask(site.app, { headers, text: 'Muda a minha lista?' })
	const parts = model.requests.at(-1)?.body.contents.at(-1)?.parts ?? []
	const answer = (body: object, index = 0) =>
		send('POST', `/api/assistant/messages/${reply?.id}/proposals/${index}`, headers, body)
	return {
		reply,
		events,
		told: parts.map(({ functionResponse }) => functionResponse?.response),
		proposals: reply?.proposals ?? [],
		answer,
		accept: async (): Promise<ListProposal> => (await answer({ accept: true })).json().proposal,
	}
}

test('a change is only shown, as an event and in the reply, until the member accepts it', async () => {
	const { headers, id, entry, change } = await listener()
	await change({ status: 'planned' })
	const { reply, events, proposals, accept } = await proposed(headers, { id, progress: 5, score: 8 })
	const expected = {
		index: 0,
		work: expect.objectContaining({ id, title: 'Errata' }),
		from: { status: 'planned', progress: 0, score: null },
		to: { status: 'current', progress: 5, score: 8 },
		state: 'open',
	}
	expect(events.find(({ type }) => type === 'proposal')).toEqual({ type: 'proposal', proposal: expected })
	expect(proposals).toEqual([expected])
	expect((await conversation(headers)).items.at(-1)).toEqual(reply)
	expect(await entry()).toMatchObject({ status: 'planned', progress: { current: 0 }, score: null })

	expect(await accept()).toEqual({ ...expected, state: 'done' })
	expect(await entry()).toMatchObject({ status: 'current', progress: { current: 5 }, score: 8 })
	expect((await send('GET', `/api/list/${id}/log`, headers)).json().items).toHaveLength(1)
	expect((await conversation(headers)).items.at(-1).proposals).toEqual([{ ...expected, state: 'done' }])
})

test('a second press changes nothing, nor does one after it was declined', async () => {
	const { headers, id, entry, change } = await listener()
	const first = await proposed(headers, { id })
	expect(first.proposals[0]).toMatchObject({ from: null, to: { status: 'planned', progress: 0 } })
	await Promise.all([first.accept(), first.accept()])
	await change({ progress: 3 })
	expect(await first.accept()).toMatchObject({ state: 'done' })
	expect((await first.answer({ accept: false })).json().proposal).toMatchObject({ state: 'done' })
	expect(await entry()).toMatchObject({ status: 'current', progress: { current: 3 } })

	const second = await proposed(headers, { id, remove: true })
	expect((await second.answer({ accept: false })).json().proposal).toMatchObject({ to: null, state: 'declined' })
	expect(await second.accept()).toMatchObject({ state: 'declined' })
	expect(await entry()).not.toBeNull()
})

test('a change of an entry that changed meanwhile is refused, and nothing is written', async () => {
	const { headers, id, entry, change } = await listener()
	await change({ status: 'current', progress: 4 })
	const { answer } = await proposed(headers, { id, progress: 5 })
	await change({ progress: 7 })
	const refused = await answer({ accept: true })
	expect([refused.statusCode, refused.json().code]).toEqual([409, 'list.changed'])
	expect(await entry()).toMatchObject({ progress: { current: 7 } })
	expect((await conversation(headers)).items.at(-1).proposals[0].state).toBe('open')
})

test.each([
	['an addition', undefined, { status: 'current', score: 9 }],
	['a removal', { status: 'paused', progress: 4, score: 7, notes: 'minhas' }, { remove: true }],
	[
		'a completion',
		{ status: 'current', progress: 4, score: 8.5, startedOn: '2026-01-02' },
		{ status: 'completed', score: 8 },
	],
])('%s is undone to what was before', async (_what, former, wish) => {
	const { headers, id, entry, change } = await listener()
	if (former) await change(former)
	const before = await entry()
	const { accept, answer } = await proposed(headers, { id, ...wish })
	expect(await accept()).toMatchObject({ state: 'done' })
	const after = await entry()
	expect(after).not.toEqual(before)
	expect((await answer({ accept: false, undo: true })).json().proposal).toMatchObject({ state: 'declined' })
	expect(await entry()).toEqual(before)
	const votes = await site.db.selectFrom('title_vote').where('title_id', '=', id).select('exact').execute()
	expect(votes).toEqual(before?.score ? [{ exact: before.exact ?? before.score }] : [])
})

test('what the member wrote after it is not taken back', async () => {
	const { headers, id, entry, change } = await listener()
	const { accept, answer } = await proposed(headers, { id, progress: 3 })
	await accept()
	await change({ notes: 'minhas', tags: 'minha' })
	const refused = await answer({ accept: false, undo: true })
	expect([refused.statusCode, refused.json().code]).toEqual([409, 'list.changed'])
	expect(await entry()).toMatchObject({ notes: 'minhas', tags: ['minha'], progress: { current: 3 } })
})

test('what the rules of the list refuse is not proposed, and the model is told why', async () => {
	const { headers, id } = await listener()
	const others = await writeTitles(site.db, ...Array.from({ length: ASSISTANT_PROPOSALS + 1 }, () => draftOf()))
	const [hidden = 0] = await writeTitles(site.db, draftOf({ isAdult: true }))
	const { told, proposals } = await proposed(
		headers,
		{ id, progress: 13 },
		{ id, remove: true },
		{ id: hidden },
		{ id: 2_147_483_647 },
		{ id, status: 'watching' },
	)
	expect(told).toEqual([
		{ output: { outcome: 'beyond', ref: `[[anime:${id}]]` } },
		{ output: { outcome: 'notListed', ref: `[[anime:${id}]]` } },
		{ output: { outcome: 'unknown' } },
		{ output: { outcome: 'unknown' } },
		{ error: 'The arguments are not what the tool takes.' },
	])
	expect(proposals).toEqual([])
	const many = await proposed(headers, ...others.map((other) => ({ id: other })), { id: others[0] })
	expect(new Set(many.proposals.map(({ work }) => work.id)).size).toBe(ASSISTANT_PROPOSALS)
	const outcomes = many.told.map((response) => JSON.stringify(response))
	expect(outcomes.filter((outcome) => outcome.includes('"tooMany"'))).toHaveLength(2)
})

test('the model is offered the tool only where the list may be read, and reads progress there', async () => {
	const { headers, id, change } = await listener()
	await change({ status: 'current', progress: 4, score: 8 })
	const declared = () => model.requests.at(-1)?.body.tools[0]?.functionDeclarations.map(({ name }) => name)
	model.plan(calling({ name: 'my_list', args: {} }), saying('Você está no 4.'))
	await ask(site.app, { headers, text: 'Em que episódio estou?' })
	expect(declared()).toContain(TOOL)
	expect(model.requests.at(-1)?.body.contents.at(-1)?.parts[0]?.functionResponse?.response).toMatchObject({
		output: { titles: [{ id, own: { status: 'current', progress: 4, score: 8 } }] },
	})
	await send('PUT', '/api/assistant/consent', headers, { list: false })
	const { told, proposals } = await proposed(headers, { id, progress: 5 })
	expect([declared()?.includes(TOOL), told, proposals]).toEqual([false, [{ output: { outcome: 'notAllowed' } }], []])
})

test('a proposal goes with the conversation', async () => {
	const { headers, id } = await listener()
	const { answer } = await proposed(headers, { id })
	expect((await answer({ accept: true }, 1)).statusCode).toBe(404)
	await send('DELETE', '/api/assistant/messages', headers)
	expect((await answer({ accept: true })).statusCode).toBe(404)
})

test('a reply that broke off proposes nothing', async () => {
	const { headers, id } = await listener()
	model.plan(calling({ name: TOOL, args: { id } }))
	const { reply } = await ask(site.app, { headers, text: 'Adiciona?' })
	expect(reply?.state).toBe('failed')
	expect(reply).not.toHaveProperty('proposals')
})
