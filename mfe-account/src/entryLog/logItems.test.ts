import type { LogRecord } from 'shared-contract'
import { anEntry, aTitle } from '../testing/listed.ts'
import { countedEntry, withoutRecord, withRecord } from './logItems.ts'

const record = (id: number, round: number, first: number, last = first): LogRecord => ({
	id,
	round,
	first,
	last,
	seenAt: '2026-04-01T12:00:00.000Z',
})
const LOG = [record(5, 1, 1, 2), record(4, 0, 8, 12), record(3, 0, 5, 7), record(2, 0, 4), record(1, 0, 1, 3)]
const told = (items: readonly LogRecord[]) => items.map(({ id, first, last }) => [id, first, last])

test('what comes after a record that goes moves up, in its own time through', () => {
	expect(told(withoutRecord(LOG, record(3, 0, 5, 7)))).toEqual([
		[5, 1, 2],
		[4, 5, 9],
		[2, 4, 4],
		[1, 1, 3],
	])
})

test('a record that is put back stands where it stood', () => {
	for (const taken of LOG) expect(withRecord(withoutRecord(LOG, taken), taken)).toEqual(LOG)
})

test('the counter follows the log of the time that is under way alone', () => {
	const entry = anEntry(aTitle(1), { progress: { current: 12, total: 12 }, rewatches: 0 })
	expect(countedEntry(entry, record(3, 0, 5, 7), -1).progress.current).toBe(9)
	expect(countedEntry(entry, record(3, 0, 5, 7), 1).progress.current).toBe(15)
	expect(countedEntry({ ...entry, rewatches: 1 }, record(3, 0, 5, 7), -1).progress.current).toBe(12)
})
