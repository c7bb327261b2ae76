import { webAddress } from './webAddress.ts'

test.each([
	['https://example.org/a', 'https://example.org/a'],
	['http://example.org', 'http://example.org/'],
	['javascript:alert(1)', null],
	['JaVaScRiPt:alert(1)', null],
	['data:text/html,x', null],
	['//example.org', null],
	['/anime/1', null],
	['', null],
	[null, null],
])('%j links to %j', (url, expected) => {
	expect(webAddress(url)).toBe(expected)
})
