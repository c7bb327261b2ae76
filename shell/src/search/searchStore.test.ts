import { jest } from '@jest/globals'
import { SEARCH_DEBOUNCE_MS, type SearchResults } from 'shared-contract'
import { type Answer, fakeApi, later } from '../frame/testing.tsx'
import { $query, $search, clearSearch, retrySearch, typeQuery } from './searchStore.ts'

const found = (title: string): SearchResults => ({
	animes: [],
	mangas: [],
	movies: [],
	news: [{ id: 1, title, category: 'games', imageUrl: '' }],
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

const rest = () => jest.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS)

test('one question is asked when the typing rests, not one for each key', async () => {
	const asked = fakeApi({ 'GET /api/search': ({ query }) => ({ body: found(query.get('q') ?? '') }) })
	for (const text of ['f', 'fr', 'fri ']) typeQuery(text)
	expect($search.get().state).toBe('loading')
	await rest()
	expect(asked.map(({ at }) => at)).toEqual(['GET /api/search?q=fri'])
	expect(shownNews()).toBe('fri')
})

test('an older answer never replaces a newer one', async () => {
	const answers = new Map([
		['old', later<Answer>()],
		['new', later<Answer>()],
	])
	fakeApi({ 'GET /api/search': ({ query }) => answers.get(query.get('q') ?? '')?.promise ?? { body: {} } })
	typeQuery('old')
	await rest()
	typeQuery('new')
	await rest()
	answers.get('new')?.settle({ body: found('new') })
	await rest()
	answers.get('old')?.settle({ body: found('old') })
	await rest()
	expect(shownNews()).toBe('new')
})

test('results stay on screen until the next ones are there', async () => {
	const second = later<Answer>()
	fakeApi({ 'GET /api/search': ({ query }) => (query.get('q') === 'a' ? { body: found('a') } : second.promise) })
	typeQuery('a')
	await rest()
	typeQuery('ab')
	await rest()
	expect(shownNews()).toBe('a')
	second.settle({ body: found('ab') })
	await rest()
	expect(shownNews()).toBe('ab')
})

test('an emptied field forgets the results, and an answer on its way is dropped', async () => {
	const answer = later<Answer>()
	fakeApi({ 'GET /api/search': () => answer.promise })
	typeQuery('a')
	await rest()
	clearSearch()
	answer.settle({ body: found('a') })
	await rest()
	expect($query.get()).toBe('')
	expect($search.get().state).toBe('empty')
})

test('spaces alone ask nothing', async () => {
	const asked = fakeApi({})
	typeQuery('   ')
	await rest()
	expect(asked).toEqual([])
	expect($search.get().state).toBe('empty')
})

test('a search that fails can be tried again with what was typed', async () => {
	let status = 503
	fakeApi({ 'GET /api/search': () => ({ status, body: status === 200 ? found('back') : {} }) })
	typeQuery('x')
	await rest()
	expect($search.get().state).toBe('failed')
	status = 200
	retrySearch()
	await rest()
	expect(shownNews()).toBe('back')
})
