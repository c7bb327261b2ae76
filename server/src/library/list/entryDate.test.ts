import { randomUUID } from 'node:crypto'
import { testDatabase } from '../../core/database/database.testing.ts'
import { dateErrors, dayOf, isEntryDate } from './entryDate.ts'

test.each([
	['2024', true],
	['2024-02', true],
	['2024-02-29', true],
	['2023-02-29', false],
	['2024-13', false],
	['2024-00-00', false],
	['0000', false],
	['24-01-01', false],
	['2024-1-1', false],
	['', false],
])('%j is a date: %p', (text, is) => {
	expect(isEntryDate(text)).toBe(is)
})

test.each([
	['2024-05-02', '2024-05-01', true],
	['2024-05-02', '2024-05', false],
	['2024-05', '2024-04-30', true],
	['2024', '2024-01-01', false],
	[null, '1999', false],
])('from %p to %p is backward: %p', (from, to, is) => {
	expect(dateErrors(from, to).finishedOn === 'entry.dates.order').toBe(is)
})

const database = testDatabase()

test.each([
	['2026-04-02', '2026-04-02'],
	['2026-03-31', '2026-03-31'],
	['2026-04-09', '2026-04-01'],
	['2026-04', '2026-04-01'],
	[undefined, '2026-04-01'],
])('the day %p is taken as %s', async (given, day) => {
	expect(await dayOf(database.db, { memberId: randomUUID(), given, now: new Date('2026-04-01T12:00:00Z') })).toBe(day)
})
