import { jest } from '@jest/globals'
import { logoutRoute } from 'shared-contract'
import { call } from 'shared-state'
import { holdAnswer } from 'slice-kit/testing'
import type { FetchPage } from './fetchListing.ts'
import { defaultParams } from './listingParams.ts'
import { withPageCache } from './pageCache.ts'

const PARAMS = defaultParams({ screen: 'explore', controls: [], sort: 'rating' })
const SECOND = 1_000
const { signal } = new AbortController()

let title = 'Um'
const fetchPage = jest.fn<FetchPage<string>>(async ({ page }) => ({
	state: 'done',
	answer: { items: [`${title} ${page}`], page, pageSize: 18, total: 400 },
}))
const later = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => {
	jest.useFakeTimers({ now: Date.now() })
	fetchPage.mockClear()
	title = 'Um'
})
afterEach(() => jest.useRealTimers())

test('a fresh page is not requested again', async () => {
	const cached = withPageCache(fetchPage)
	const first = await cached(PARAMS, signal)
	await later(4 * SECOND)
	expect(await cached(PARAMS, signal)).toBe(first)
	await later(10 * SECOND)
	expect(fetchPage).toHaveBeenCalledTimes(1)
})

test('a stale page is shown and revalidated; an unchanged page stays the same object', async () => {
	const cached = withPageCache(fetchPage)
	const first = await cached(PARAMS, signal)
	await later(20 * SECOND)
	expect(await cached(PARAMS, signal)).toBe(first)
	expect(fetchPage).toHaveBeenCalledTimes(1)
	await later(2 * SECOND)
	expect(fetchPage).toHaveBeenCalledTimes(2)
	title = 'Dois'
	await later(20 * SECOND)
	expect(await cached(PARAMS, signal)).toBe(first)
	await later(2 * SECOND)
	expect(await cached(PARAMS, signal)).toMatchObject({ answer: { items: ['Dois 1'] } })
	expect(fetchPage).toHaveBeenCalledTimes(3)
})

test('a page older than a minute is requested before it is shown, like a page that is not cached', async () => {
	const cached = withPageCache(fetchPage)
	await cached(PARAMS, signal)
	expect(await cached({ ...PARAMS, page: 2 }, signal)).toMatchObject({ answer: { items: ['Um 2'] } })
	title = 'Dois'
	await later(70 * SECOND)
	expect(await cached(PARAMS, signal)).toMatchObject({ answer: { items: ['Dois 1'] } })
	expect(fetchPage).toHaveBeenCalledTimes(3)
})

test('at most the eight latest pages are cached', async () => {
	const cached = withPageCache(fetchPage)
	for (let page = 1; page <= 9; page += 1) await cached({ ...PARAMS, page }, signal)
	await cached({ ...PARAMS, page: 2 }, signal)
	expect(fetchPage).toHaveBeenCalledTimes(9)
	await cached(PARAMS, signal)
	expect(fetchPage).toHaveBeenCalledTimes(10)
})

test('failures and lists that hide the reader’s own titles are not cached', async () => {
	const cached = withPageCache(fetchPage)
	fetchPage.mockResolvedValueOnce({ state: 'unreachable' })
	expect(await cached(PARAMS, signal)).toEqual({ state: 'unreachable' })
	expect(await cached(PARAMS, signal)).toMatchObject({ state: 'done' })
	for (let time = 0; time < 2; time += 1) await cached({ ...PARAMS, hideMine: true }, signal)
	expect(fetchPage).toHaveBeenCalledTimes(4)
})

test('a late response of an earlier request does not replace a newer one', async () => {
	const cached = withPageCache(fetchPage)
	let answer = () => {}
	fetchPage.mockImplementationOnce(
		() =>
			new Promise((resolve) => {
				answer = () => resolve({ state: 'done', answer: { items: ['Velho'], page: 1, pageSize: 18, total: 400 } })
			}),
	)
	const late = cached(PARAMS, signal)
	await later(SECOND)
	title = 'Dois'
	await cached(PARAMS, signal)
	answer()
	expect(await late).toMatchObject({ answer: { items: ['Velho'] } })
	expect(await cached(PARAMS, signal)).toMatchObject({ answer: { items: ['Dois 1'] } })
})

test('data that the server marks as behind is shown and not cached', async () => {
	const cached = withPageCache(fetchPage)
	const answer = { items: ['Velho'], page: 1, pageSize: 18, total: 400, isBehind: true }
	fetchPage.mockResolvedValueOnce({ state: 'done', answer })
	expect(await cached(PARAMS, signal)).toMatchObject({ answer: { items: ['Velho'] } })
	expect(await cached(PARAMS, signal)).toMatchObject({ answer: { items: ['Um 1'] } })
})

test('nothing stale is shown after the reader has changed something', async () => {
	const cached = withPageCache(fetchPage)
	await cached(PARAMS, signal)
	await call(logoutRoute, {})
	await cached(PARAMS, signal)
	expect(fetchPage).toHaveBeenCalledTimes(2)
})

test('a page requested while a change was in flight is not shown later as a stale one', async () => {
	const cached = withPageCache(fetchPage)
	const held = holdAnswer('POST /api/auth/logout')
	const change = call(logoutRoute, {})
	await later(10 * SECOND)
	// The change is in flight, and this request does not see it yet.
	await cached(PARAMS, signal)
	await later(10 * SECOND)
	await held.release()
	await change
	title = 'Dois'
	await later(54 * SECOND)
	expect(await cached(PARAMS, signal)).toMatchObject({ answer: { items: ['Dois 1'] } })
	expect(fetchPage).toHaveBeenCalledTimes(2)
})
