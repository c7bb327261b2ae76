import { formatValue } from './formatValue.ts'

const circular: { self?: unknown } = {}
circular.self = circular

test.each([
	['a text', 'a text'],
	[new TypeError('no'), 'TypeError: no'],
	[{ a: [1, null] }, '{"a":[1,null]}'],
	[undefined, 'undefined'],
	[circular, '[object Object]'],
	[document.body, '<body>'],
	[function onClose() {}, 'ƒ onClose()'],
])('%p is formatted as %s', (value, text) => {
	expect(formatValue(value)).toBe(text)
})
