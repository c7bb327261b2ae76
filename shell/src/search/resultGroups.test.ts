import type { SearchResults } from 'shared-contract'
import { resultCount, resultGroups } from './resultGroups.ts'

const title = {
	title: 'A',
	englishTitle: null,
	japaneseTitle: null,
	matchedName: null,
	year: 2020,
	imageUrl: '',
	color: '',
}
const results: SearchResults = {
	animes: [{ ...title, id: 1, kind: 'anime', format: 'OVA' }],
	mangas: [{ ...title, id: 2, kind: 'manga', format: 'Manga' }],
	movies: [{ ...title, id: 3, kind: 'anime', format: 'Movie' }],
	news: [{ id: 4, title: 'N', category: 'games', imageUrl: '' }],
	people: [],
	characters: [],
	studios: [],
	members: [],
	lists: [],
}

test('groups are in the order animes, mangas, films, news, and each result has the path of its page', () => {
	expect(resultGroups(results).map(({ name, items }) => [name, items.map(({ path }) => path)])).toEqual([
		['animes', ['/anime/1']],
		['mangas', ['/manga/2']],
		['movies', ['/movie/3']],
		['news', ['/news/4']],
	])
	expect(resultCount(resultGroups(results))).toBe(4)
})

test('the best group comes first, and what has no place comes after it', () => {
	const order = ['movies', 'animes'] as const
	expect(resultGroups({ ...results, order: [...order] }).map(({ name }) => name)).toEqual([...order, 'mangas', 'news'])
})

test('empty groups are omitted', () => {
	expect(resultGroups({ ...results, animes: [], news: [] }).map(({ name }) => name)).toEqual(['mangas', 'movies'])
})
