import { jest } from '@jest/globals'
import { SEARCH_DEBOUNCE_MS, type SearchResults } from 'shared-contract'
import { forgetAnswers, requests, UNREACHABLE } from 'slice-kit/testing'
import { type Answer, answerBy, later } from '../frame/frame.testing.tsx'
import { $query, $search, clearSearch, retrySearch, typeQuery } from './searchStore.ts'

const found = (title: string): SearchResults => ({
	animes: [],
	mangas: [],
	movies: [],
	news: [{ id: 1, title, category: 'games', imageUrl: '' }],
	people: [],
	characters: [],
	studios: [],
	members: [],
	lists: [],
})

const shownNews = () => {
	const search = $search.get()
	return search.state === 'ready' ? search.results.news[0]?.title : search.state
}

beforeEach(() => {
	jest.useFakeTimers()
	clearSearch()
})
afterEach(() => jest.useRealTimers())

const waitForDebounce = () => jest.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS)

test('typing is debounced to one request', async () => {
	answerBy({ 'GET /api/search': ({ query }) => ({ body: found(query.get('q') ?? '') }) })
	for (const text of ['f', 'fr', 'fri ']) typeQuery(text)
	expect($search.get().state).toBe('loading')
	await waitForDebounce()
	expect(requests.map(({ call }) => call)).toEqual(['GET /api/search?q=fri'])
	expect(shownNews()).toBe('fri')
})

test('an older response never replaces a newer one', async () => {
	const answers = new Map([
		['old', later<Answer>()],
		['new', later<Answer>()],
	])
	answerBy({ 'GET /api/search': ({ query }) => answers.get(query.get('q') ?? '')?.promise ?? { body: {} } })
	typeQuery('old')
	await waitForDebounce()
	typeQuery('new')
	await waitForDebounce()
	answers.get('new')?.settle({ body: found('new') })
	await waitForDebounce()
	answers.get('old')?.settle({ body: found('old') })
	await waitForDebounce()
	expect(shownNews()).toBe('new')
})

test('results stay until the next ones arrive', async () => {
	const second = later<Answer>()
	answerBy({ 'GET /api/search': ({ query }) => (query.get('q') === 'a' ? { body: found('a') } : second.promise) })
	typeQuery('a')
	await waitForDebounce()
	typeQuery('ab')
	await waitForDebounce()
	expect(shownNews()).toBe('a')
	second.settle({ body: found('ab') })
	await waitForDebounce()
	expect(shownNews()).toBe('ab')
})

test('an emptied field clears the results and drops a pending response', async () => {
	const answer = later<Answer>()
	answerBy({ 'GET /api/search': () => answer.promise })
	typeQuery('a')
	await waitForDebounce()
	clearSearch()
	answer.settle({ body: found('a') })
	await waitForDebounce()
	expect($query.get()).toBe('')
	expect($search.get().state).toBe('empty')
})

test('a blank query sends no request', async () => {
	answerBy({})
	typeQuery('   ')
	await waitForDebounce()
	expect(requests).toEqual([])
	expect($search.get().state).toBe('empty')
})

test('a failed search can be retried with the same query', async () => {
	let status = 503
	answerBy({ 'GET /api/search': () => ({ status, body: status === 200 ? found('back') : {} }) })
	typeQuery('x')
	await waitForDebounce()
	expect($search.get().state).toBe('failed')
	status = 200
	retrySearch()
	await waitForDebounce()
	expect(shownNews()).toBe('back')
})

test('only a failed fetch is called a matter of the connection', async () => {
	forgetAnswers(UNREACHABLE)
	typeQuery('rede')
	await waitForDebounce()
	expect($search.get()).toEqual({ state: 'failed', isUnreachable: true })
	answerBy({ 'GET /api/search': () => ({ status: 500, body: {} }) })
	retrySearch()
	await waitForDebounce()
	expect($search.get()).toEqual({ state: 'failed', isUnreachable: false })
})
