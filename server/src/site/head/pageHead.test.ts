import { readPath } from './pageHead.ts'

test.each([
	['/anime/12?x=y', '/anime/12', 'anime', 12],
	['/anime/12/', '/anime/12', 'anime', 12],
	['/anime/12///#vote', '/anime/12', 'anime', 12],
	['/', '/', '', undefined],
	['//', '/', '', undefined],
	['', '/', '', undefined],
	['?q=x', '/', '', undefined],
	['/manga//7', '/manga//7', 'manga', undefined],
	['/anime/012', '/anime/012', 'anime', undefined],
	['/anime/99999999999', '/anime/99999999999', 'anime', undefined],
	['/anime/12/more', '/anime/12/more', 'anime', undefined],
])('%j is the path %j of the section %j with the id %p', (address, path, section, id) => {
	expect(readPath(address)).toEqual({ path, section, id })
})
