import { type Change, liveHistory } from './history.ts'

const change = (words: string): Change => {
	const [act, version = null, from = null] = words.split(' ')
	return { act: act as Change['act'], version, from }
}

test.each([
	['nothing was released', [], ''],
	['versions follow one another', ['promoted A', 'promoted B A', 'promoted C B'], 'A B C'],
	['a rollback drops what it left', ['promoted A', 'promoted B A', 'promoted C B', 'rolledBack B C'], 'A B'],
	[
		'each rollback goes a step further',
		['promoted A', 'promoted B A', 'promoted C B', 'rolledBack B C', 'rolledBack A B'],
		'A',
	],
	['a version that is promoted again stands once', ['promoted A', 'promoted B A', 'promoted A B'], 'B A'],
	[
		'what is released after a rollback follows it',
		['promoted A', 'promoted B A', 'rolledBack A B', 'promoted C A'],
		'A C',
	],
	['a release that the server took back goes', ['promoted A', 'promoted B A', 'takenBack B A'], 'A'],
	['a first version that the server took back leaves nothing', ['promoted A', 'takenBack A'], ''],
	['a candidate that the server took back changes nothing', ['promoted A', 'promoted B A', 'takenBack C B'], 'A B'],
	['a withdrawn slice has none', ['promoted A', 'promoted B A', 'withdrawn B'], ''],
	['and starts anew', ['promoted A', 'withdrawn A', 'promoted B'], 'B'],
	['a log that begins in the middle leads no further back', ['rolledBack B C', 'promoted D B'], 'B D'],
])('%s', (_what, changes, expected) => {
	expect(liveHistory(changes.map(change)).join(' ')).toBe(expected)
})
