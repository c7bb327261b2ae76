import { jest } from '@jest/globals'
import type { Notification } from 'shared-contract'
import { loadOlderNotifications, syncNotifications } from 'shared-state/live'
import { $notifications, loadNotifications } from '../index.ts'
import { FakeWebSocket, page, setUpFakeSockets, showPageAgain } from './fakeSocket.testing.ts'

setUpFakeSockets()

const notification = (id: string): Notification => ({
	id,
	type: 'system',
	event: 'welcome',
	params: {},
	user: null,
	createdAt: '2026-04-01T12:00:00Z',
	read: false,
	link: '/',
})

const settle = () => jest.advanceTimersByTimeAsync(1)

test('new notifications appear and count at once, a change elsewhere reloads them, older ones are appended', async () => {
	page.answers = [{ items: [notification('5'), notification('4')], unread: 2, next: 'place' }]
	await loadNotifications()
	page.answers = [{ items: [notification('5'), notification('4')], unread: 2, next: 'place' }]
	page.stops.push(syncNotifications())
	showPageAgain()
	FakeWebSocket.last.welcome('m1')
	await settle()
	const show = () => {
		const now = $notifications.get()
		return now.state === 'ready' ? [now.items.map(({ id }) => id).join(), now.unread, now.next] : now.state
	}
	expect(show()).toEqual(['5,4', 2, 'place'])
	const arrived = { type: 'notification', notification: notification('6'), unread: 3 } as const
	FakeWebSocket.last.receive({ type: 'event', topic: 'member:m1', event: arrived })
	FakeWebSocket.last.receive({ type: 'event', topic: 'member:m1', event: arrived })
	expect(show()).toEqual(['6,5,4', 3, 'place'])
	page.answers = [{ items: [notification('3')], unread: 3, next: null }]
	await loadOlderNotifications()
	expect(show()).toEqual(['6,5,4,3', 3, null])
	page.answers = [{ items: [], unread: 0, next: null }]
	FakeWebSocket.last.receive({ type: 'event', topic: 'member:m1', event: { type: 'notificationsChanged' } })
	await settle()
	expect(show()).toEqual(['', 0, null])
})
