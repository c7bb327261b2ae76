import { COLUMN, ROW, roving } from './roving.ts'

const cases: [key: string, keys: typeof ROW | typeof COLUMN, at: number, to: number | undefined][] = [
	['ArrowRight', ROW, 0, 1],
	['ArrowRight', ROW, 2, 0],
	['ArrowLeft', ROW, 0, 2],
	['ArrowDown', ROW, 0, undefined],
	['ArrowDown', COLUMN, -1, 0],
	['ArrowUp', COLUMN, -1, 2],
	['ArrowUp', COLUMN, 1, 0],
	['Home', COLUMN, 2, 0],
	['End', COLUMN, 0, 2],
	['a', COLUMN, 0, undefined],
]

test.each(cases)('%s in %j goes from %i of 3 to %p', (key, keys, at, to) => {
	expect(roving(key, keys, at, 3)).toBe(to)
})
