import { parseStudioQuery, studioSearch } from './studioQuery.ts'

test.each([
	['', { role: undefined, page: 1 }, ''],
	['?role=producer&page=3', { role: 'producer' as const, page: 3 }, '?role=producer&page=3'],
	['?role=cook&page=0', { role: undefined, page: 1 }, ''],
	['?page=99999', { role: undefined, page: 10_000 }, '?page=10000'],
])('%s', (search, query, written) => {
	expect(parseStudioQuery(new URLSearchParams(search))).toEqual(query)
	expect(studioSearch(query)).toBe(written)
})
