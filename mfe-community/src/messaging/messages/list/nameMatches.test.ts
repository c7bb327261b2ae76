import { nameMatches } from './nameMatches.ts'

test.each([
	['Helô Vidal', 'helo', true],
	['Helô Vidal', 'VIDAL', true],
	['Helo Vidal', 'helô', true],
	['Caio', ' caio ', true],
	['ヘロ', 'へろ', false],
	['カﾞ', 'ガ', true],
	['Caio', '', true],
	['Caio', 'x', false],
])('%s holds %s: %s', (name, typed, expected) => {
	expect(nameMatches(name, typed)).toBe(expected)
})
