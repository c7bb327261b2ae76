import type { LiveEvent } from 'shared-contract'
import { followUnread } from 'shared-state/live'
import { $token, $unreadConversations } from '../index.ts'
import { $memberId } from '../token.ts'
import { forgetUnread, loadUnread, noteUnread } from '../unread.ts'
import { FakeWebSocket, page, setUpFakeSockets, showPageAgain } from './live.testing.ts'

setUpFakeSockets()
afterEach(forgetUnread)

const own = (event: LiveEvent) => FakeWebSocket.last.receive({ type: 'event', topic: 'member:m1', event })
const inGroup = (authorId: string) =>
	FakeWebSocket.last.receive({
		type: 'event',
		topic: 'group:g1',
		event: { type: 'channelActivity', groupId: 'g1', conversationId: 'g1-geral', lastNumber: 4, authorId },
	})
const read = (conversationId: string, unread: number) =>
	own({ type: 'conversationRead', conversationId, readNumber: 3, unread })

async function follow(...conversationIds: string[]) {
	$token.set('half')
	$memberId.set('m1')
	page.answers = [{ conversationIds, groupIds: ['g1'] }]
	await loadUnread()
	page.answers = [{ conversationIds, groupIds: ['g1'] }]
	page.stops.push(followUnread())
	showPageAgain()
	FakeWebSocket.last.welcome('m1')
	await Promise.resolve()
}

test('what is said to a member counts once for its conversation, and no more when it is read', async () => {
	await follow('d1')
	expect($unreadConversations.get()).toBe(1)
	read('d2', 2)
	read('d2', 3)
	expect($unreadConversations.get()).toBe(2)
	read('d1', 0)
	read('d2', 0)
	expect($unreadConversations.get()).toBe(0)
})

test('what others say in a group counts, what the member says there reads it', async () => {
	await follow()
	inGroup('m2')
	expect($unreadConversations.get()).toBe(1)
	inGroup('m1')
	expect($unreadConversations.get()).toBe(0)
})

test('what is read on this page alone counts no more', () => {
	noteUnread('d1', true)
	noteUnread('d1', false)
	expect($unreadConversations.get()).toBe(0)
})
