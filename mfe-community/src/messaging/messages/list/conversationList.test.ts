import type { DirectConversation, Group } from 'shared-contract'
import {
	type ConversationList,
	unreadConversations,
	withDirect,
	withGroup,
	withOlderDirect,
	withoutDirect,
	withoutGroup,
	withReloaded,
} from './conversationList.ts'
import { withActivity, withOwnMessage, withPresence, withRead } from './liveChanges.ts'

const direct = (id: string, sentAt: string | null, unread = 0): DirectConversation => ({
	id,
	member: { id: `m-${id}`, name: id, avatarUrl: null },
	online: false,
	lastMessage: sentAt === null ? null : { number: 1, authorId: `m-${id}`, text: 'x', sentAt },
	lastNumber: 1,
	readNumber: 1,
	unread,
	canWrite: true,
})
const group = (id: string, name: string): Group => ({
	id,
	name,
	description: '',
	isPublic: true,
	initials: 'G',
	memberCount: 1,
	role: 'member',
	channels: [
		{ id: `${id}-geral`, key: 'geral', name: 'geral', unread: false, lastNumber: 1, readNumber: 1, watch: null },
	],
})
const listed: ConversationList = {
	groups: [group('g1', 'Aves'), group('g2', 'Zebras')],
	direct: [direct('a', '2026-03'), direct('b', '2026-02'), direct('c', '2026-01')],
	older: null,
	friendRequests: 0,
}
const ids = ({ direct: chats }: ConversationList) => chats.map(({ id }) => id).join('')
const activity = (authorId: string, lastNumber = 2) =>
	({ type: 'channelActivity', groupId: 'g1', conversationId: 'g1-geral', lastNumber, authorId }) as const

test.each([
	['newest message', direct('c', '2026-04'), 'cab'],
	['no message yet', direct('d', null), 'dabc'],
	['unchanged', direct('b', '2026-02'), 'abc'],
])('direct chats sort by their last message: %s', (_name, chat, expected) => {
	expect(ids(withDirect(listed, chat))).toBe(expected)
})

test('older chats are appended without duplicates', () => {
	expect(ids(withOlderDirect(listed, { direct: [direct('c', '2026-01'), direct('d', '2025-01')], older: null }))).toBe(
		'abcd',
	)
})

test('groups sort by name', () => {
	const names = withGroup(listed, group('g3', 'Macacos')).groups.map(({ name }) => name)
	expect(names).toEqual(['Aves', 'Macacos', 'Zebras'])
	expect(withoutGroup(listed, 'g1').groups).toHaveLength(1)
})

test('a message of another member is unread until read; an own message is read', () => {
	const unread = withActivity(listed, activity('other'), 'me')
	expect(unread.groups[0]?.channels[0]?.unread).toBe(true)
	expect(unreadConversations(unread)).toBe(1)
	const read = withRead(unread, { conversationId: 'g1-geral', readNumber: 2, unread: 0 })
	expect(unreadConversations(read)).toBe(0)
	expect(unreadConversations(withActivity(listed, activity('me'), 'me'))).toBe(0)
	// A late event changes nothing.
	expect(unreadConversations(withActivity(read, activity('other', 2), 'me'))).toBe(0)
})

test('presence and own messages update the list', () => {
	expect(withPresence(listed, 'm-b', true).direct[1]?.online).toBe(true)
	const last = { number: 2, authorId: 'me', text: 'oi', sentAt: '2026-05' }
	const after = withOwnMessage(listed, 'c', last)
	expect(ids(after)).toBe('cab')
	expect(after.direct[0]).toMatchObject({ lastNumber: 2, readNumber: 2, unread: 0, lastMessage: last })
})

test.each<
	[
		name: string,
		before: readonly DirectConversation[],
		loaded: readonly DirectConversation[],
		older: string | null,
		after: string,
	]
>([
	[
		'those of further pages stay',
		[direct('a', '2026-03'), direct('z', '2020-01')],
		[direct('a', '2026-03')],
		'more',
		'az',
	],
	[
		'one that is gone from the first page goes',
		[direct('a', '2026-03'), direct('b', '2026-02')],
		[direct('b', '2026-02')],
		'more',
		'b',
	],
	[
		'the last one that is gone goes',
		[direct('a', '2026-03'), direct('b', '2026-02')],
		[direct('a', '2026-03')],
		null,
		'a',
	],
	['all that are gone go', [direct('a', '2026-03')], [], null, ''],
	[
		'one opened by address, without messages, stays',
		[direct('o', null), direct('a', '2026-03')],
		[direct('a', '2026-03')],
		null,
		'oa',
	],
	[
		'a new one comes in its order',
		[direct('a', '2026-03')],
		[direct('n', '2026-04'), direct('a', '2026-03')],
		null,
		'na',
	],
])('a list that is loaded anew: %s', (_name, before, loaded, older, after) => {
	const list = withReloaded({ ...listed, direct: before }, { ...listed, groups: [], direct: loaded, older })
	expect([ids(list), list.groups, list.older]).toEqual([after, [], older])
	expect(ids(withoutDirect(list, after[0] ?? ''))).toBe(after.slice(1))
})

test('a thread with unread replies marks its channel, until it is read', () => {
	const channel = {
		id: 'g1-geral',
		key: 'geral',
		name: 'geral',
		unread: false,
		lastNumber: 1,
		readNumber: 1,
		watch: null,
	}
	const about = { name: 'V', description: '', isPublic: true, initials: 'V', memberCount: 2 }
	const listed: ConversationList = {
		...{ direct: [], older: null, friendRequests: 0 },
		groups: [{ id: 'g1', ...about, role: 'member', channels: [channel] }],
	}
	const event = { groupId: 'g1', conversationId: 'g1-geral--1', lastNumber: 2, authorId: 'caio' }
	const activity = { type: 'channelActivity', ...event } as const
	const after = withActivity(listed, activity, 'me')
	expect(after.groups[0]?.channels[0]).toMatchObject({ unread: false, threads: ['g1-geral--1'] })
	expect(unreadConversations(after)).toBe(1)
	const read = withRead(after, { conversationId: 'g1-geral--1', readNumber: 2, unread: 0 })
	expect(unreadConversations(read)).toBe(0)
	expect(unreadConversations(withActivity(listed, activity, 'caio'))).toBe(0)
})
