import { jest } from '@jest/globals'
import { titlePageRoute } from 'shared-contract'
import { call } from './client.ts'
import { dropPageAnswer } from './pageAnswer.ts'

const ADDRESS = '/api/titles/1'
const asked: string[] = []
const input = { params: { id: '1' }, query: {} }
let visit: { type: string }[] = []

beforeEach(() => {
	asked.length = 0
	visit = [{ type: 'navigate' }]
	Object.assign(performance, { getEntriesByType: () => visit })
	Object.assign(globalThis, {
		fetch: jest.fn(async (address: string) => {
			asked.push(address)
			return { status: 404, text: async () => '{"code":"request.notFound"}' }
		}),
	})
	document.body.innerHTML = `<script type="application/json" id="niouka-answer" data-address="${ADDRESS}">{"id":1}</script>`
})

test('the first call for the address takes the answer of the page, the next one asks', async () => {
	// What is not as the contract says is no answer, wherever it comes from.
	expect(await call(titlePageRoute, input)).toEqual({ state: 'wrong', status: 200 })
	expect(asked).toEqual([])
	await call(titlePageRoute, input)
	expect(asked).toEqual([ADDRESS])
})

test('another address asks, and leaves the answer where it is', async () => {
	await call(titlePageRoute, { params: { id: '2' }, query: {} })
	await call(titlePageRoute, { ...input, query: { adult: '1' } })
	expect(asked).toEqual(['/api/titles/2', `${ADDRESS}?adult=1`])
	await call(titlePageRoute, input)
	expect(asked).toHaveLength(2)
})

test('a page of the history, and one whose first screen is there, ask', async () => {
	visit = [{ type: 'back_forward' }]
	await call(titlePageRoute, input)
	expect(asked).toEqual([ADDRESS])
	document.body.innerHTML = `<script type="application/json" id="niouka-answer" data-address="${ADDRESS}">{"id":1}</script>`
	visit = []
	dropPageAnswer()
	await call(titlePageRoute, input)
	expect(asked).toHaveLength(2)
})
