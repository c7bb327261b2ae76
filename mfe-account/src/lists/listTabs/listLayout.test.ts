import { columnsOf, readColumns, readLayout } from './listLayout.ts'

test.each([
	['table', 'table'],
	['cards', 'cards'],
	['rows', 'table'],
	[null, 'table'],
])('the stored value %p is read as %s', (stored, layout) => {
	expect(readLayout(stored)).toBe(layout)
})

test.each([
	['next score', ['score', 'next']],
	['', []],
	['title changed x', []],
	[null, ['score', 'progress', 'season', 'studio', 'siteScore']],
])('the stored columns %p are %j', (stored, columns) => {
	expect(readColumns(stored)).toEqual(columns)
})

test('a manga has no studio and no next episode', () => {
	expect(columnsOf('anime')).toEqual(expect.arrayContaining(['studio', 'next']))
	expect(columnsOf('manga')).toEqual(['score', 'progress', 'siteScore', 'format', 'season', 'started', 'finished'])
})
