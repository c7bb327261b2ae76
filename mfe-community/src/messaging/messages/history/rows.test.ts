import type { Message } from 'shared-contract'
import { NOTHING_MORE } from '../messagesPage.testing.tsx'
import { type RowsInput, rowsOf } from './rows.ts'

const message = (number: number, author: string, time: string, change: Partial<Message> = {}): Message => ({
	number,
	state: 'sent',
	clientId: `c${number}`,
	author: { id: author, name: author, avatarUrl: null },
	text: 'x',
	sentAt: new Date(`2026-11-${time}`).toISOString(),
	...NOTHING_MORE,
	...change,
})
const rows = (change: Partial<RowsInput>) =>
	rowsOf({ items: [], pendings: [], selfId: 'me', readUpTo: null, ...change })

test('messages of one author within five minutes are grouped; a new day, author or pause starts a group', () => {
	const items = [
		message(1, 'a', '20T23:58'),
		message(2, 'a', '20T23:59'),
		message(3, 'a', '21T00:01'),
		message(4, 'b', '21T00:02'),
		message(5, 'b', '21T00:08'),
	]
	expect(rows({ items }).map(({ showsAuthor, day }) => [showsAuthor, day])).toEqual([
		[true, '2026-11-20'],
		[false, null],
		[true, '2026-11-21'],
		[true, null],
		[true, null],
	])
})

test('the unread line is above the first unread message, which shows its author', () => {
	const items = [message(1, 'a', '21T10:00'), message(2, 'a', '21T10:01'), message(3, 'a', '21T10:02')]
	expect(rows({ items, readUpTo: 1 }).map(({ isFirstUnread, showsAuthor }) => [isFirstUnread, showsAuthor])).toEqual([
		[false, true],
		[true, true],
		[false, false],
	])
})

test('a pending message is last and keeps its key once sent', () => {
	const pending = { clientId: 'c2', text: 'y', typedAt: Date.parse('2026-11-21T10:01'), state: 'sending' } as const
	const before = rows({ items: [message(1, 'me', '21T10:00')], pendings: [pending] })
	const after = rows({ items: [message(1, 'me', '21T10:00'), message(2, 'me', '21T10:01')] })
	expect(before.map(({ key }) => key)).toEqual(after.map(({ key }) => key))
	expect(before[1]?.showsAuthor).toBe(false)
})

test('a deleted message stays grouped with its own author', () => {
	const deleted = (author: string) => message(2, author, '21T10:01', { state: 'deleted', text: null })
	const heads = (author: string) =>
		rows({ items: [message(1, 'a', '21T10:00'), deleted(author), message(3, 'a', '21T10:02')] }).map(
			({ showsAuthor }) => showsAuthor,
		)
	expect(heads('a')).toEqual([true, false, false])
	expect(heads('b')).toEqual([true, true, true])
})

test('a message of a deleted account is not grouped', () => {
	const gone = message(2, 'a', '21T10:01', { state: 'deleted', author: null, text: null, clientId: null })
	const all = rows({ items: [message(1, 'a', '21T10:00'), gone, message(3, 'a', '21T10:02')] })
	expect(all.map(({ showsAuthor, key }) => [showsAuthor, key])).toEqual([
		[true, 'c1'],
		[true, '2'],
		[true, 'c3'],
	])
})
