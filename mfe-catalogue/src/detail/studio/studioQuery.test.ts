import { parseStudioQuery, studioSearch } from './studioQuery.ts'

test.each([
	['', { page: 1 }, ''],
	['?role=producer&page=3', { role: 'producer' as const, page: 3 }, '?role=producer&page=3'],
	[
		'?format=Movie&sort=rating',
		{ format: 'Movie' as const, sort: 'rating' as const, page: 1 },
		'?format=Movie&sort=rating',
	],
	['?role=cook&format=Radio&sort=renown&page=0', { page: 1 }, ''],
	['?page=99999', { page: 10_000 }, '?page=10000'],
])('%s', (search, query, written) => {
	expect(parseStudioQuery(new URLSearchParams(search))).toEqual(query)
	expect(studioSearch(query)).toBe(written)
})
