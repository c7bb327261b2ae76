import { required, validateLine, validateText, validateWebAddress, validateYear } from './fieldRules.ts'

test.each([
	[' Ação\r\n', 'Ação'],
	['Ac\u0327a\u0303o', 'Ação'],
	['um  dois', 'um  dois'],
	['\u200b\u2060', ''],
])('the line %j is stored as %j', (typed, value) => {
	expect(validateLine(typed)).toEqual({ value })
})

test.each([
	[' um\r\ndois ', ' um\ndois '],
	[' \n ', ''],
])('the text %j is stored as %j', (typed, value) => {
	expect(validateText(typed)).toEqual({ value })
})

test('characters are counted as readers count them, and an empty value is refused where it is required', () => {
	expect(validateLine('🎌'.repeat(300))).toHaveProperty('value')
	expect(validateLine('🎌'.repeat(301))).toEqual({ code: 'text.tooLong' })
	expect(validateText('🎌'.repeat(10_001))).toEqual({ code: 'text.tooLong' })
	expect(required(validateLine(' '))).toEqual({ code: 'text.required' })
})

test.each([
	['HTTPS://Exemplo.com.br/a b', { value: 'https://exemplo.com.br/a%20b' }],
	['http://exemplo.com.br/', { value: 'http://exemplo.com.br/' }],
	['//exemplo.com.br/', { code: 'url.invalid' }],
	['javascript:alert(1)', { code: 'url.invalid' }],
	['https://bia:senha@exemplo.com.br/', { code: 'url.invalid' }],
	[`https://exemplo.com.br/${'x'.repeat(2000)}`, { code: 'text.tooLong' }],
	[`https://exemplo.com.br/${'é'.repeat(1000)}`, { code: 'text.tooLong' }],
])('the address %j', (typed, result) => {
	expect(validateWebAddress(typed)).toEqual(result)
})

test.each([
	[1900, true],
	[1899, false],
	[2036, true],
	[2037, false],
	[2026.5, false],
])('in 2026 the year %s is possible: %s', (year, isPossible) => {
	expect('value' in validateYear(year, 2026)).toBe(isPossible)
})
