import type { AssistantQuestion, AssistantReply } from 'shared-contract'
import { afterEvent, brokenOff, retriable, type Talk, withoutQuestion, withQuestion } from './turn.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const at = NOW.toISOString()
const question = (clientId: string): AssistantQuestion => ({
	author: 'member',
	id: clientId,
	clientId,
	text: 'Oi',
	createdAt: at,
})
const reply = (state: AssistantReply['state'] = 'complete'): AssistantReply => ({
	author: 'assistant',
	id: 'r',
	text: 'Oi!',
	createdAt: at,
	mode: 'model',
	state,
	failure: null,
	works: [],
})
const said = (...items: Talk['items']): Talk => ({ items, turn: { state: 'none' } })

test('a question asked again takes the place of itself and of what stood as its reply', () => {
	const before = said(question('a'), reply(), question('b'), reply('failed'))
	const { items, turn } = withQuestion(before, question('b'))
	expect(items).toEqual([question('a'), reply(), question('b')])
	expect(turn).toEqual({ state: 'waiting', isLooking: false })
})

test('text and works gather until the reply ends', () => {
	let talk = withQuestion(said(), question('a'))
	for (const text of ['O', 'i', '!']) talk = afterEvent(talk, { type: 'text', text })
	expect(talk.turn).toEqual({ state: 'writing', text: 'Oi!', works: [] })
	expect(afterEvent(talk, { type: 'looking' })).toBe(talk)
	expect(afterEvent(talk, { type: 'ended', reply: reply() })).toEqual(said(question('a'), reply()))
})

test('what is broken off keeps what had arrived', () => {
	const talk = afterEvent(withQuestion(said(), question('a')), { type: 'text', text: 'Oi' })
	const { items, turn } = brokenOff(talk, { state: 'stopped', failure: null, now: NOW })
	expect(turn).toEqual({ state: 'none' })
	expect(items[1]).toMatchObject({ author: 'assistant', text: 'Oi', state: 'stopped' })
})

test('a question that was not taken leaves', () => {
	expect(withoutQuestion(withQuestion(said(reply()), question('a')))).toEqual(said(reply()))
})

test('only the last question is asked again, and only while its reply is not whole', () => {
	expect(retriable(said())).toBeUndefined()
	expect(retriable(said(question('a')))).toEqual(question('a'))
	expect(retriable(said(question('a'), reply('failed')))).toEqual(question('a'))
	expect(retriable(said(question('a'), reply('stopped')))).toEqual(question('a'))
	expect(retriable(said(question('a'), reply()))).toBeUndefined()
	expect(retriable(withQuestion(said(), question('a')))).toBeUndefined()
})
