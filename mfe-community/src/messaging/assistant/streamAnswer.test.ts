import type { AssistantEvent } from 'shared-contract'
import { answerWith } from 'slice-kit/testing'
import { streamAnswer } from './streamAnswer.ts'

const reported: unknown[] = []
const collect = ({ error }: ErrorEvent) => reported.push(error)
beforeAll(() => addEventListener('error', collect))
afterAll(() => removeEventListener('error', collect))
beforeEach(() => void reported.splice(0))

const event: AssistantEvent = { type: 'text', text: 'Oi' }
const chunk = new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)

type Start = (stream: ReadableStreamDefaultController<Uint8Array>) => void

function ask(start: Start, onEvent: (event: AssistantEvent) => void = () => {}) {
	answerWith({ 'POST /api/assistant/messages': () => new Response(new ReadableStream({ start })) })
	const body = { text: 'Oi', clientId: '00000000-0000-4000-8000-000000000000', zone: 'UTC', listConsent: false }
	return streamAnswer({ body, signal: new AbortController().signal, onEvent })
}

test('a stream that breaks off is a broken connection', async () => {
	expect(await ask((stream) => stream.error(new TypeError('network error')))).toEqual({ state: 'broken' })
	expect(reported).toEqual([])
})

test('an error of this page is reported, and no broken connection', async () => {
	const fault = new TypeError('x is not a function')
	const outcome = await ask(
		(stream) => stream.enqueue(chunk),
		() => {
			throw fault
		},
	)
	expect(outcome).toEqual({ state: 'wrong' })
	expect(reported).toEqual([fault])
})
