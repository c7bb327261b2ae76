import { jest } from '@jest/globals'
import { LIVE_CLOSE, type LiveEvent } from 'shared-contract'
import { $connection, onReconnected, sendSignal, subscribe } from 'shared-state/live'
import { $token } from '../index.ts'
import { FakeWebSocket, page, setUpFakeSockets, showPageAgain } from './fakeSocket.testing.ts'

const EVENT: LiveEvent = { type: 'presence', memberId: 'm1', online: true }

setUpFakeSockets()

const subscribeTo = (...args: Parameters<typeof subscribe>) => page.stops.push(subscribe(...args))

test('a page authenticates in its first frame, never in the URL, and subscribes after the welcome', () => {
	$token.set('half')
	const events: LiveEvent[] = []
	subscribeTo('comments:title:1', (event) => events.push(event))
	showPageAgain()
	expect(FakeWebSocket.last.address).toBe('ws://localhost/api/live')
	expect($connection.get()).toBe('connecting')
	FakeWebSocket.last.open()
	expect(FakeWebSocket.last.sent).toEqual([{ type: 'hello', token: 'half' }])
	FakeWebSocket.last.receive({ type: 'welcome', memberId: 'm1' })
	expect($connection.get()).toBe('connected')
	expect(FakeWebSocket.last.sent[1]).toEqual({ type: 'watch', topics: ['comments:title:1'] })
	FakeWebSocket.last.receive({ type: 'event', topic: 'comments:title:1', event: EVENT })
	FakeWebSocket.last.receive({ type: 'event', topic: 'comments:title:2', event: EVENT })
	expect(events).toEqual([EVENT])
	expect(FakeWebSocket.sockets).toHaveLength(1)
})

test('a topic with several subscribers is subscribed once and unsubscribed with the last one', () => {
	showPageAgain()
	const began: string[] = []
	const first = subscribe('conversation:1', () => {}, { onSubscribed: () => began.push('first') })
	showPageAgain()
	FakeWebSocket.last.welcome()
	const second = subscribe('conversation:1', () => {}, { onSubscribed: () => began.push('second') })
	const watches = () => FakeWebSocket.last.sent.filter(({ type }) => type === 'watch' || type === 'unwatch')
	expect(watches()).toHaveLength(1)
	first()
	expect(watches()).toHaveLength(1)
	second()
	expect(watches()[1]).toEqual({ type: 'unwatch', topics: ['conversation:1'] })
	expect(began).toContain('first')
})

test('a lost connection reconnects with backoff, and all subscriptions are renewed', () => {
	let began = 0
	let back = 0
	subscribeTo('conversation:1', () => {}, {
		onSubscribed: () => {
			began += 1
		},
	})
	page.stops.push(
		onReconnected(() => {
			back += 1
		}),
	)
	showPageAgain()
	FakeWebSocket.last.welcome()
	const before = back
	expect(began).toBe(1)
	FakeWebSocket.last.close(1006)
	expect($connection.get()).toBe('reconnecting')
	jest.advanceTimersByTime(400)
	expect(FakeWebSocket.sockets).toHaveLength(2)
	FakeWebSocket.last.close(1006)
	jest.advanceTimersByTime(399)
	expect(FakeWebSocket.sockets).toHaveLength(2)
	jest.advanceTimersByTime(401)
	expect(FakeWebSocket.sockets).toHaveLength(3)
	FakeWebSocket.last.welcome()
	expect([began, back - before]).toEqual([2, 1])
})

test('the connection follows the network state at once', () => {
	subscribeTo('conversation:1', () => {})
	showPageAgain()
	FakeWebSocket.last.welcome()
	const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
	window.dispatchEvent(new Event('offline'))
	expect($connection.get()).toBe('offline')
	jest.advanceTimersByTime(120_000)
	expect(FakeWebSocket.sockets).toHaveLength(1)
	online.mockReturnValue(true)
	window.dispatchEvent(new Event('online'))
	expect(FakeWebSocket.sockets).toHaveLength(2)
	online.mockRestore()
})

test('a silent server counts as disconnected', () => {
	subscribeTo('conversation:1', () => {})
	showPageAgain()
	FakeWebSocket.last.welcome()
	jest.advanceTimersByTime(60_000)
	FakeWebSocket.last.receive({ type: 'beat' })
	jest.advanceTimersByTime(60_000)
	expect(FakeWebSocket.sockets).toHaveLength(1)
	jest.advanceTimersByTime(16_000)
	expect(FakeWebSocket.sockets).toHaveLength(2)
})

test('a page in the back/forward cache closes its socket', () => {
	subscribeTo('conversation:1', () => {})
	showPageAgain()
	FakeWebSocket.last.welcome()
	window.dispatchEvent(new Event('pagehide'))
	expect(FakeWebSocket.last.readyState).toBe(3)
	jest.advanceTimersByTime(120_000)
	expect(FakeWebSocket.sockets).toHaveLength(1)
	showPageAgain()
	expect(FakeWebSocket.sockets).toHaveLength(2)
})

test('signing in or out opens a new socket', () => {
	subscribeTo('conversation:1', () => {})
	showPageAgain()
	FakeWebSocket.last.welcome()
	const [before] = FakeWebSocket.sockets
	$token.set('half')
	expect(before?.readyState).toBe(3)
	FakeWebSocket.last.open()
	expect(FakeWebSocket.last.sent[0]).toEqual({ type: 'hello', token: 'half' })
})

test('a connecting socket is closed when it opens, without a frame', () => {
	subscribeTo('conversation:7', () => {})
	const before = FakeWebSocket.last
	$token.set('somebody')
	expect(FakeWebSocket.last).not.toBe(before)
	expect(before.readyState).toBe(0)
	before.open()
	expect(before.readyState).toBe(3)
	expect(before.sent).toEqual([])
	$token.set('')
})

test('a full server gets a longer backoff', () => {
	subscribeTo('conversation:1', () => {})
	showPageAgain()
	FakeWebSocket.last.welcome()
	FakeWebSocket.last.close(LIVE_CLOSE.tooMany)
	jest.advanceTimersByTime(3000)
	expect(FakeWebSocket.sockets).toHaveLength(1)
	jest.advanceTimersByTime(4000)
	expect(FakeWebSocket.sockets).toHaveLength(2)
})

test('the end of a subscription is reported', () => {
	const ended: string[] = []
	subscribeTo('conversation:1', () => {}, { onEnded: () => ended.push('1') })
	showPageAgain()
	FakeWebSocket.last.welcome()
	FakeWebSocket.last.receive({ type: 'ended', topics: ['conversation:1'] })
	expect(ended).toEqual(['1'])
})

test('signals are sent while connected, and dropped otherwise', () => {
	subscribeTo('conversation:1', () => {})
	showPageAgain()
	sendSignal({ type: 'typing', conversationId: '1' })
	FakeWebSocket.last.welcome()
	sendSignal({ type: 'typing', conversationId: '1' })
	expect(FakeWebSocket.last.sent.filter(({ type }) => type === 'typing')).toHaveLength(1)
})

test('invalid frames are ignored', () => {
	subscribeTo('conversation:1', () => {})
	showPageAgain()
	FakeWebSocket.last.welcome()
	for (const data of ['{', 'null', '{"type":"event","topic":"conversation:1","event":{"type":"x"}}'])
		FakeWebSocket.last.onmessage?.({ data })
	expect($connection.get()).toBe('connected')
})
