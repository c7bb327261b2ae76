import { jest } from '@jest/globals'
import { logoutRoute } from 'shared-contract'
import { call } from 'shared-state'
import { noChoice } from './choice.ts'
import { keptAnswers } from './keptAnswers.ts'
import type { ReadPage } from './readListing.ts'

const CHOICE = noChoice({ screen: 'explore', controls: [], sort: 'rating' })
const SECOND = 1_000
const { signal } = new AbortController()

let title = 'Um'
const read = jest.fn<ReadPage<string>>(async ({ page }) => ({
	state: 'done',
	answer: { items: [`${title} ${page}`], page, pageSize: 18, total: 400 },
}))
const later = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => {
	jest.useFakeTimers({ now: Date.now() })
	read.mockClear()
	title = 'Um'
})
afterEach(() => jest.useRealTimers())

test('what was asked for a moment ago is not asked for again', async () => {
	const kept = keptAnswers(read)
	const first = await kept(CHOICE, signal)
	await later(4 * SECOND)
	expect(await kept(CHOICE, signal)).toBe(first)
	await later(10 * SECOND)
	expect(read).toHaveBeenCalledTimes(1)
})

test('what is older is shown, and asked for behind it; a page that is the same stays the same object', async () => {
	const kept = keptAnswers(read)
	const first = await kept(CHOICE, signal)
	await later(20 * SECOND)
	expect(await kept(CHOICE, signal)).toBe(first)
	expect(read).toHaveBeenCalledTimes(1)
	await later(2 * SECOND)
	expect(read).toHaveBeenCalledTimes(2)
	title = 'Dois'
	await later(20 * SECOND)
	expect(await kept(CHOICE, signal)).toBe(first)
	await later(2 * SECOND)
	expect(await kept(CHOICE, signal)).toMatchObject({ answer: { items: ['Dois 1'] } })
	expect(read).toHaveBeenCalledTimes(3)
})

test('what is older than a minute is waited for, as is every other page', async () => {
	const kept = keptAnswers(read)
	await kept(CHOICE, signal)
	expect(await kept({ ...CHOICE, page: 2 }, signal)).toMatchObject({ answer: { items: ['Um 2'] } })
	title = 'Dois'
	await later(70 * SECOND)
	expect(await kept(CHOICE, signal)).toMatchObject({ answer: { items: ['Dois 1'] } })
	expect(read).toHaveBeenCalledTimes(3)
})

test('no more than eight pages are kept, the newest', async () => {
	const kept = keptAnswers(read)
	for (let page = 1; page <= 9; page += 1) await kept({ ...CHOICE, page }, signal)
	await kept({ ...CHOICE, page: 2 }, signal)
	expect(read).toHaveBeenCalledTimes(9)
	await kept(CHOICE, signal)
	expect(read).toHaveBeenCalledTimes(10)
})

test('a failure is not kept, nor what leaves out what is on the own list', async () => {
	const kept = keptAnswers(read)
	read.mockResolvedValueOnce({ state: 'unreachable' })
	expect(await kept(CHOICE, signal)).toEqual({ state: 'unreachable' })
	expect(await kept(CHOICE, signal)).toMatchObject({ state: 'done' })
	for (let time = 0; time < 2; time += 1) await kept({ ...CHOICE, hideMine: true }, signal)
	expect(read).toHaveBeenCalledTimes(4)
})

test('an answer that came late is not newer for it', async () => {
	const kept = keptAnswers(read)
	let answer = () => {}
	read.mockImplementationOnce(
		() =>
			new Promise((resolve) => {
				answer = () => resolve({ state: 'done', answer: { items: ['Velho'], page: 1, pageSize: 18, total: 400 } })
			}),
	)
	const late = kept(CHOICE, signal)
	await later(SECOND)
	title = 'Dois'
	await kept(CHOICE, signal)
	answer()
	expect(await late).toMatchObject({ answer: { items: ['Velho'] } })
	expect(await kept(CHOICE, signal)).toMatchObject({ answer: { items: ['Dois 1'] } })
})

test('what the server says is older than its newest changes is shown and not kept', async () => {
	const kept = keptAnswers(read)
	const answer = { items: ['Velho'], page: 1, pageSize: 18, total: 400, isBehind: true }
	read.mockResolvedValueOnce({ state: 'done', answer })
	expect(await kept(CHOICE, signal)).toMatchObject({ answer: { items: ['Velho'] } })
	expect(await kept(CHOICE, signal)).toMatchObject({ answer: { items: ['Um 1'] } })
})

test('whoever has just changed something is shown nothing old', async () => {
	const kept = keptAnswers(read)
	await kept(CHOICE, signal)
	Object.assign(globalThis, { fetch: async () => ({ status: 204, text: async () => '' }) })
	await call(logoutRoute, {})
	await kept(CHOICE, signal)
	expect(read).toHaveBeenCalledTimes(2)
})

test('an answer that was asked for before a change, and came after it, is not shown once old ones may be again', async () => {
	const kept = keptAnswers(read)
	let answer = () => {}
	Object.assign(globalThis, {
		fetch: () =>
			new Promise((resolve) => {
				answer = () => resolve({ status: 204, text: async () => '' })
			}),
	})
	const change = call(logoutRoute, {})
	await later(10 * SECOND)
	// The change is on its way, and this read does not see it yet.
	await kept(CHOICE, signal)
	await later(10 * SECOND)
	answer()
	await change
	title = 'Dois'
	await later(54 * SECOND)
	expect(await kept(CHOICE, signal)).toMatchObject({ answer: { items: ['Dois 1'] } })
	expect(read).toHaveBeenCalledTimes(2)
})
