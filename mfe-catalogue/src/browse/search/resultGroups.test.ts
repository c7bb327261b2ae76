import type { SearchPage, SearchTitle } from 'shared-contract'
import { countText, resultGroups } from './resultGroups.ts'
import { parseSearchQuery, searchPath } from './searchQuery.ts'

const title = (id: number): SearchTitle => ({
	id,
	kind: 'anime',
	format: 'TV',
	title: `Obra ${id}`,
	englishTitle: null,
	japaneseTitle: null,
	matchedName: null,
	year: 2020,
	imageUrl: '',
	color: '',
})
const page: SearchPage = {
	animes: Array.from({ length: 24 }, (_, index) => title(index + 1)),
	mangas: [{ ...title(50), kind: 'manga', format: 'Manga' }],
	movies: [],
	news: [{ id: 9, title: 'Notícia', category: 'games', imageUrl: '' }],
	people: [],
	characters: [],
	studios: [],
	members: [],
	lists: [],
	found: { animes: 25, mangas: 1, movies: 0, news: 1 },
	listed: { animes: 31, mangas: 0, movies: 0 },
	suggestions: [],
}

test('every group has its best results, its count and the listing with all of them', () => {
	const groups = resultGroups(page, { q: 'ka & n', group: undefined })
	expect(
		groups.map(({ name, titles, news, count, hasMore, list }) => [
			name,
			titles.length + news.length,
			count,
			hasMore,
			list,
		]),
	).toEqual([
		['animes', 6, '24+', true, { path: '/explore?q=ka+%26+n', total: 31 }],
		['mangas', 1, '1', false, { path: '/mangas?q=ka+%26+n', total: 0 }],
		['news', 1, '1', false, { path: '/news', total: undefined }],
	])
})

test('a requested group is shown alone with all results', () => {
	const groups = resultGroups(page, { q: 'ka', group: 'animes' })
	expect(groups.map(({ name, titles, hasMore }) => [name, titles.length, hasMore])).toEqual([['animes', 24, false]])
})

test.each([
	[0, '0'],
	[24, '24'],
	[25, '24+'],
	[37, '37'],
])('%i results are formatted as %s', (count, text) => {
	expect(countText(count)).toBe(text)
})

test.each([
	['?q=one+piece', { q: 'one piece', group: undefined }, '/search?q=one+piece'],
	['?q=%20a%20&group=mangas', { q: 'a', group: 'mangas' }, '/search?q=a&group=mangas'],
	['?group=plants', { q: '', group: undefined }, '/search'],
	['?q=a%00b', { q: 'ab', group: undefined }, '/search?q=ab'],
] as const)('the address %s is parsed to %j', (search, query, path) => {
	expect(parseSearchQuery(new URLSearchParams(search))).toEqual(query)
	expect(searchPath(query)).toBe(path)
})

test('a text that is too long is truncated', () => {
	expect(parseSearchQuery(new URLSearchParams({ q: 'é'.repeat(300) })).q).toHaveLength(200)
})
