import { truncate } from './truncate.ts'

test.each([
	['uma maré alta', 13, 'uma maré alta'],
	['uma maré alta', 12, 'uma maré…'],
	['uma maré alta', 8, 'uma maré…'],
	['depois da maré, há', 16, 'depois da maré…'],
	['a maravilhosamente longa', 10, 'a maravilh…'],
	['海の向こうの町', 4, '海の向こ…'],
	['海。向こうの町', 2, '海…'],
	['海の𠮷野', 3, '海の…'],
	['海の𠮷野', 4, '海の𠮷…'],
])('%j with room for %i is %j', (text, longest, shown) => {
	expect(truncate(text, longest)).toBe(shown)
})
