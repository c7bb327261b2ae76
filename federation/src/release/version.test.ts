import { contentVersion } from './version.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('the version of a build', () => {
	const files = new Map([
		['a.js', bytes('1')],
		['b.js', bytes('2')],
	])

	test('is the same for the same content in any order', () => {
		const other = new Map([...files].reverse())
		expect(contentVersion('0.1.0', files)).toBe(contentVersion('0.1.0', other))
		expect(contentVersion('0.1.0', files)).toMatch(/^0\.1\.0-[0-9a-f]{8}$/)
	})

	test.each([
		[
			'another byte',
			new Map([
				['a.js', bytes('1')],
				['b.js', bytes('3')],
			]),
		],
		[
			'another name',
			new Map([
				['a.js', bytes('1')],
				['c.js', bytes('2')],
			]),
		],
		[
			'the same bytes split between other files',
			new Map([
				['a.js', bytes('12')],
				['b.js', bytes('')],
			]),
		],
	])('differs with %s', (_what, other) => {
		expect(contentVersion('0.1.0', other)).not.toBe(contentVersion('0.1.0', files))
	})
})
