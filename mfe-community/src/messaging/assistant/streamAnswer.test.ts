import type { AssistantEvent } from 'shared-contract'
import { streamAnswer } from './streamAnswer.ts'

const reported: unknown[] = []
const collect = ({ error }: ErrorEvent) => reported.push(error)
beforeAll(() => addEventListener('error', collect))
afterAll(() => removeEventListener('error', collect))
beforeEach(() => void reported.splice(0))

const event: AssistantEvent = { type: 'text', text: 'Oi' }
const chunk = new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)

function ask(read: () => Promise<unknown>, onEvent: (event: AssistantEvent) => void = () => {}) {
	const answer = { ok: true, body: { getReader: () => ({ read }) } }
	Object.assign(globalThis, { fetch: async () => answer })
	const body = { text: 'Oi', clientId: '00000000-0000-4000-8000-000000000000', zone: 'UTC', listConsent: false }
	return streamAnswer({ body, signal: new AbortController().signal, onEvent })
}

test('a stream that breaks off is a broken connection', async () => {
	expect(await ask(() => Promise.reject(new TypeError('network error')))).toEqual({ state: 'broken' })
	expect(reported).toEqual([])
})

test('an error of this page is reported, and no broken connection', async () => {
	const fault = new TypeError('x is not a function')
	const outcome = await ask(
		async () => ({ done: false, value: chunk }),
		() => {
			throw fault
		},
	)
	expect(outcome).toEqual({ state: 'wrong' })
	expect(reported).toEqual([fault])
})
