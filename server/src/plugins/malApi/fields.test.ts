import { type Fields, parseFields } from './fields.ts'

const plain = (fields: Fields): object => Object.fromEntries([...fields].map(([name, inside]) => [name, plain(inside)]))

test.each([
	['', {}],
	['title', { title: {} }],
	['id, title,num_episodes', { id: {}, title: {}, num_episodes: {} }],
	['a{b,c{d}},e', { a: { b: {}, c: { d: {} } }, e: {} }],
	['num_chapters,,', { num_chapters: {} }],
	['a}},b{c', { a: {}, b: { c: {} } }],
	['{a},{b}', {}],
	[
		'__proto__,constructor',
		Object.fromEntries([
			['__proto__', {}],
			['constructor', {}],
		]),
	],
])('%j', (text, expected) => {
	expect(plain(parseFields(text))).toEqual(expected)
})

test.each([
	['braces that open', 'a{'.repeat(50_000)],
	['braces that close', '}'.repeat(100_000)],
	['names', 'name,'.repeat(20_000)],
])('100 kB of %s takes linear time', (_what, text) => {
	const timeOf = (part: string) => {
		const from = performance.now()
		parseFields(part)
		return performance.now() - from
	}
	timeOf(text)
	expect(timeOf(text)).toBeLessThan(1000)
})
