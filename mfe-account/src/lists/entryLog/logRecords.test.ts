import type { LogRecord } from 'shared-contract'
import { anEntry, aTitle } from '../../shared/testing/entries.testing.ts'
import { withLoggedProgress, withoutRecord, withRecord } from './logRecords.ts'

const record = (id: number, round: number, first: number, last = first): LogRecord => ({
	id,
	round,
	first,
	last,
	seenAt: '2026-04-01T12:00:00.000Z',
})
const LOG = [record(5, 1, 1, 2), record(4, 0, 8, 12), record(3, 0, 5, 7), record(2, 0, 4), record(1, 0, 1, 3)]
const rangesOf = (items: readonly LogRecord[]) => items.map(({ id, first, last }) => [id, first, last])

test('records after a removed one move up, within the same round', () => {
	expect(rangesOf(withoutRecord(LOG, record(3, 0, 5, 7)))).toEqual([
		[5, 1, 2],
		[4, 5, 9],
		[2, 4, 4],
		[1, 1, 3],
	])
})

test('a restored record returns to its position', () => {
	for (const removed of LOG) expect(withRecord(withoutRecord(LOG, removed), removed)).toEqual(LOG)
})

test('only records of the current round change the progress', () => {
	const entry = anEntry(aTitle(1), { progress: { current: 12, total: 12 }, rewatches: 0 })
	expect(withLoggedProgress(entry, record(3, 0, 5, 7), -1).progress.current).toBe(9)
	expect(withLoggedProgress(entry, record(3, 0, 5, 7), 1).progress.current).toBe(15)
	expect(withLoggedProgress({ ...entry, rewatches: 1 }, record(3, 0, 5, 7), -1).progress.current).toBe(12)
})
