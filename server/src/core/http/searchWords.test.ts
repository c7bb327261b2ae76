import { wordsQuery } from './searchWords.ts'

test.each([
	['Varanda', "'varanda':*"],
	['  rodapé  NOT ', "'rodape':* & 'not':*"],
	["d'água (x)", "'d':* & 'agua':* & 'x':*"],
	['雑談', "'雑談':*"],
	['a:*|b&!c', "'a':* & 'b':* & 'c':*"],
	['%', null],
	['', null],
	['🌿', null],
])('%j becomes %j', (typed, query) => {
	expect(wordsQuery(typed)).toBe(query)
})
