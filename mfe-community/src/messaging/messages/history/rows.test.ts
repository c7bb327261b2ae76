import type { Message } from 'shared-contract'
import { NOTHING_MORE } from '../messagesPage.testing.tsx'
import { holdsMessage, type RowsInput, rowsOf } from './rows.ts'

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

test('sealed messages about one episode that follow each other share a row, which holds each of them', () => {
	const sealed = (number: number, episode: number, time = `21T10:0${number}`) =>
		message(number, `a${number}`, time, { state: 'sealed', text: null, episode })
	const items = [
		...[sealed(1, 4, '20T10:00'), sealed(2, 4), sealed(3, 4), sealed(4, 5), sealed(5, 5)],
		...[message(6, 'a5', '21T10:06'), sealed(7, 5), sealed(8, 5), sealed(9, 5)],
	]
	const found = rows({ items, readUpTo: 7 })
	const runs = found.map(({ content }) => content.state === 'sent' && [content.message.number, content.run])
	expect(runs).toEqual([
		[1, 1],
		[3, 2],
		[5, 2],
		[6, 1],
		[7, 1],
		[9, 2],
	])
	expect(found.map(({ day, isFirstUnread }) => [day, isFirstUnread])).toEqual([
		['2026-11-20', false],
		['2026-11-21', false],
		[null, false],
		[null, false],
		[null, false],
		[null, true],
	])
	// A run keeps the key of its first message, so that it stays the same element while it grows.
	expect(found.map(({ key }) => key)).toEqual(['c1', 'c2', 'c4', 'c6', 'c7', 'c8'])
	// Who writes after a run shows, also its last author.
	expect(found[3]?.showsAuthor).toBe(true)
	const holding = items.map(({ number }) => found.findIndex((row) => holdsMessage(row, number)))
	expect(holding).toEqual([0, 1, 1, 2, 2, 3, 4, 5, 5])
})
