import type { LiveEvent } from 'shared-contract'
import { syncUnread } from 'shared-state/live'
import { $token, $unreadConversations } from '../index.ts'
import { $memberId } from '../sessionToken.ts'
import { forgetUnread, loadUnread, setUnread } from '../unread.ts'
import { FakeWebSocket, page, setUpFakeSockets, showPageAgain } from './fakeSocket.testing.ts'

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
	page.stops.push(syncUnread())
	showPageAgain()
	FakeWebSocket.last.welcome('m1')
	await Promise.resolve()
}

test('messages count once per conversation until they are read', async () => {
	await follow('d1')
	expect($unreadConversations.get()).toBe(1)
	read('d2', 2)
	read('d2', 3)
	expect($unreadConversations.get()).toBe(2)
	read('d1', 0)
	read('d2', 0)
	expect($unreadConversations.get()).toBe(0)
})

test('messages of others in a group count; an own message marks it as read', async () => {
	await follow()
	inGroup('m2')
	expect($unreadConversations.get()).toBe(1)
	inGroup('m1')
	expect($unreadConversations.get()).toBe(0)
})

test('a conversation read on this page no longer counts', () => {
	setUnread('d1', true)
	setUnread('d1', false)
	expect($unreadConversations.get()).toBe(0)
})
