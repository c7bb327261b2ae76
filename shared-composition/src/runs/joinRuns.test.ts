import { joinRuns } from './joinRuns.ts'

const textOf = (words: string) =>
	joinRuns(words.split(' '), ([letter = '', digit = '']) => [letter !== '-' && letter, digit !== '' && digit]).map(
		({ key, items }) => (key === undefined ? items.join() : `${key}(${items.join()})`),
	)

test.each([
	['three neighbours with a common key are one', 'a1 a2 a3', ['a(a1,a2,a3)']],
	['two stay apart', 'a1 a2 b1', ['a1', 'a2', 'b1']],
	['any key joins them', 'a1 b1 c1 c2', ['1(a1,b1,c1)', 'c2']],
	['a run ends where no key is common to all', 'a1 a1 a1 b1 c1', ['1(a1,a1,a1,b1,c1)']],
	['the first key counts', 'a1 a1 a1', ['a(a1,a1,a1)']],
	['what has no key stays alone', '- - - a1', ['-', '-', '-', 'a1']],
] as const)('%s', (_name, words, runs) => {
	expect(textOf(words)).toEqual(runs)
})

test('nothing has no runs', () => {
	expect(joinRuns([], () => ['a'])).toEqual([])
})
