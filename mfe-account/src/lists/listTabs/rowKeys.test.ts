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

test.each([
	['POINT_5', '4', 8],
	['POINT_5', '6', undefined],
	['POINT_5', '0', undefined],
	['POINT_3', '1', 4],
	['POINT_100', '7', 7],
	['POINT_10_DECIMAL', '0', 10],
] as const)('on %s the digit %s is the score %s', (scale, key, score) => {
	expect(rowKey(key, 1, 3, scale)).toEqual(score && { kind: 'score', score })
})
