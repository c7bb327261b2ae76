import { rowKey } from './rowKeys.ts'

test.each([
	['ArrowDown', 0, { kind: 'move', to: 1 }],
	['ArrowDown', 2, { kind: 'move', to: 2 }],
	['ArrowUp', 0, { kind: 'move', to: 0 }],
	['ArrowUp', 2, { kind: 'move', to: 1 }],
	['Home', 2, { kind: 'move', to: 0 }],
	['End', 0, { kind: 'move', to: 2 }],
	['+', 1, { kind: 'step', by: 1 }],
	['=', 1, { kind: 'step', by: 1 }],
	['-', 1, { kind: 'step', by: -1 }],
	['1', 1, { kind: 'score', score: 1 }],
	['9', 1, { kind: 'score', score: 9 }],
	['0', 1, { kind: 'score', score: 10 }],
	['F1', 1, undefined],
	['ArrowLeft', 1, undefined],
	['a', 1, undefined],
])('%s in row %i of three does %j', (key, at, does) => {
	expect(rowKey(key, at, 3)).toEqual(does)
})
