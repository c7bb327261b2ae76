import type { AssistantQuestion, AssistantReply } from 'shared-contract'
import {
	addQuestion,
	applyEvent,
	type ChatState,
	interruptReply,
	removeQuestion,
	retryableQuestion,
} from './chatState.ts'

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
const chat = (...items: ChatState['items']): ChatState => ({ items, progress: { state: 'none' } })

test('a repeated question replaces itself and its reply', () => {
	const before = chat(question('a'), reply(), question('b'), reply('failed'))
	const { items, progress } = addQuestion(before, question('b'))
	expect(items).toEqual([question('a'), reply(), question('b')])
	expect(progress).toEqual({ state: 'waiting', isLooking: false })
})

test('text and titles accumulate until the reply ends', () => {
	let talk = addQuestion(chat(), question('a'))
	for (const text of ['O', 'i', '!']) talk = applyEvent(talk, { type: 'text', text })
	expect(talk.progress).toEqual({ state: 'writing', text: 'Oi!', works: [], proposals: [] })
	expect(applyEvent(talk, { type: 'looking' })).toBe(talk)
	expect(applyEvent(talk, { type: 'ended', reply: reply() })).toEqual(chat(question('a'), reply()))
})

test('an interrupted reply keeps its partial text', () => {
	const talk = applyEvent(addQuestion(chat(), question('a')), { type: 'text', text: 'Oi' })
	const { items, progress } = interruptReply(talk, { state: 'stopped', failure: null, now: NOW })
	expect(progress).toEqual({ state: 'none' })
	expect(items[1]).toMatchObject({ author: 'assistant', text: 'Oi', state: 'stopped' })
})

test('a refused question is removed', () => {
	expect(removeQuestion(addQuestion(chat(reply()), question('a')))).toEqual(chat(reply()))
})

test('only the last question can be retried, and only while its reply is incomplete', () => {
	expect(retryableQuestion(chat())).toBeUndefined()
	expect(retryableQuestion(chat(question('a')))).toEqual(question('a'))
	expect(retryableQuestion(chat(question('a'), reply('failed')))).toEqual(question('a'))
	expect(retryableQuestion(chat(question('a'), reply('stopped')))).toEqual(question('a'))
	expect(retryableQuestion(chat(question('a'), reply()))).toBeUndefined()
	expect(retryableQuestion(addQuestion(chat(), question('a')))).toBeUndefined()
})
