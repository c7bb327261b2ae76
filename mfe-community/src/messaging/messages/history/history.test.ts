import type { Message } from 'shared-contract'
import { NOTHING_MORE } from '../messagesPage.testing.tsx'
import { type History, historyOf, withDeleted, withNewer, withOlder, withSent } from './history.ts'

const AUTHOR = { id: 'a', name: 'A', avatarUrl: null }
const message = (number: number): Message => ({
	number,
	state: 'sent',
	clientId: `c${number}`,
	author: AUTHOR,
	text: `${number}`,
	sentAt: '2026-11-21T12:00:00.000Z',
	...NOTHING_MORE,
})
const page = (numbers: number[], change = {}) => ({
	items: numbers.map(message),
	more: false,
	lastNumber: numbers.at(-1) ?? 0,
	readNumber: 0,
	deleted: [],
	deletions: 0,
	changed: [],
	changes: 0,
	...change,
})
const history = (...numbers: number[]): History => historyOf(page(numbers))
const numbers = ({ items }: History) => items.map(({ number }) => number)

test('older pages are prepended, newer ones appended, without duplicates', () => {
	const older = withOlder(history(5, 6), page([3, 4, 5], { more: true }))
	expect(numbers(older)).toEqual([3, 4, 5, 6])
	expect(older.more).toBe(true)
	expect(numbers(withNewer(older, page([6, 7, 8])))).toEqual([3, 4, 5, 6, 7, 8])
})

test.each([
	[4, [3, 4]],
	[3, [3]],
	[2, [3]],
	[5, 'gap'],
] as const)('number %i sent after number 3', (number, expected) => {
	const after = withSent(history(3), message(number))
	expect(after === 'gap' ? after : numbers(after)).toEqual(expected)
})

test('the first message is no gap', () => {
	expect(withSent(history(), message(1))).not.toBe('gap')
	expect(withSent(history(), message(2))).toBe('gap')
})

test('a deleted message keeps its position and author without text', () => {
	const after = withNewer(history(1, 2), page([], { deleted: [2], deletions: 4 }))
	expect(after.items[1]).toMatchObject({ number: 2, state: 'deleted', text: null, author: AUTHOR, clientId: 'c2' })
	expect(after.deletions).toBe(4)
	expect(withDeleted(after, 1, 3).deletions).toBe(4)
})
