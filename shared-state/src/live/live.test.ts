import { jest } from '@jest/globals'
import { LIVE_CLOSE, type LiveEvent } from 'shared-contract'
import { $connection, onReconnected, say, watch } from 'shared-state/live'
import { $token } from '../index.ts'
import { FakeWebSocket, page, setUpFakeSockets, showPageAgain } from './live.testing.ts'

const EVENT: LiveEvent = { type: 'presence', memberId: 'm1', online: true }

setUpFakeSockets()

const on = (...args: Parameters<typeof watch>) => page.stops.push(watch(...args))

test('a page says who it is in its first frame, never in the address, and watches once it is welcome', () => {
	$token.set('half')
	const told: LiveEvent[] = []
	on('comments:title:1', (event) => told.push(event))
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
	expect(told).toEqual([EVENT])
	expect(FakeWebSocket.sockets).toHaveLength(1)
})

test('what several watch is asked for once, and let go with the last of them', () => {
	showPageAgain()
	const began: string[] = []
	const first = watch('conversation:1', () => {}, { onWatching: () => began.push('first') })
	showPageAgain()
	FakeWebSocket.last.welcome()
	const second = watch('conversation:1', () => {}, { onWatching: () => began.push('second') })
	const watches = () => FakeWebSocket.last.sent.filter(({ type }) => type === 'watch' || type === 'unwatch')
	expect(watches()).toHaveLength(1)
	first()
	expect(watches()).toHaveLength(1)
	second()
	expect(watches()[1]).toEqual({ type: 'unwatch', topics: ['conversation:1'] })
	expect(began).toContain('first')
})

test('a connection that is lost comes back by itself, ever more slowly, and each watch begins anew', () => {
	let began = 0
	let back = 0
	on('conversation:1', () => {}, {
		onWatching: () => {
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

test('the network going and coming is followed at once', () => {
	on('conversation:1', () => {})
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

test('a server that says nothing for long counts as gone', () => {
	on('conversation:1', () => {})
	showPageAgain()
	FakeWebSocket.last.welcome()
	jest.advanceTimersByTime(60_000)
	FakeWebSocket.last.receive({ type: 'beat' })
	jest.advanceTimersByTime(60_000)
	expect(FakeWebSocket.sockets).toHaveLength(1)
	jest.advanceTimersByTime(16_000)
	expect(FakeWebSocket.sockets).toHaveLength(2)
})

test('a page that is kept to be gone back to lets its socket go', () => {
	on('conversation:1', () => {})
	showPageAgain()
	FakeWebSocket.last.welcome()
	window.dispatchEvent(new Event('pagehide'))
	expect(FakeWebSocket.last.readyState).toBe(3)
	jest.advanceTimersByTime(120_000)
	expect(FakeWebSocket.sockets).toHaveLength(1)
	showPageAgain()
	expect(FakeWebSocket.sockets).toHaveLength(2)
})

test('who signs in or out has another socket', () => {
	on('conversation:1', () => {})
	showPageAgain()
	FakeWebSocket.last.welcome()
	const [before] = FakeWebSocket.sockets
	$token.set('half')
	expect(before?.readyState).toBe(3)
	FakeWebSocket.last.open()
	expect(FakeWebSocket.last.sent[0]).toEqual({ type: 'hello', token: 'half' })
})

test('a socket that is not open yet is closed once it is, and says nothing', () => {
	on('conversation:7', () => {})
	const before = FakeWebSocket.last
	$token.set('somebody')
	expect(FakeWebSocket.last).not.toBe(before)
	expect(before.readyState).toBe(0)
	before.open()
	expect(before.readyState).toBe(3)
	expect(before.sent).toEqual([])
	$token.set('')
})

test('a server with no room is left in peace for longer', () => {
	on('conversation:1', () => {})
	showPageAgain()
	FakeWebSocket.last.welcome()
	FakeWebSocket.last.close(LIVE_CLOSE.tooMany)
	jest.advanceTimersByTime(3000)
	expect(FakeWebSocket.sockets).toHaveLength(1)
	jest.advanceTimersByTime(4000)
	expect(FakeWebSocket.sockets).toHaveLength(2)
})

test('what may no longer be watched is told', () => {
	const ended: string[] = []
	on('conversation:1', () => {}, { onEnded: () => ended.push('1') })
	showPageAgain()
	FakeWebSocket.last.welcome()
	FakeWebSocket.last.receive({ type: 'ended', topics: ['conversation:1'] })
	expect(ended).toEqual(['1'])
})

test('what is typed is said while there is a connection, and dropped while there is none', () => {
	on('conversation:1', () => {})
	showPageAgain()
	say({ type: 'typing', conversationId: '1' })
	FakeWebSocket.last.welcome()
	say({ type: 'typing', conversationId: '1' })
	expect(FakeWebSocket.last.sent.filter(({ type }) => type === 'typing')).toHaveLength(1)
})

test('frames that are none are passed over', () => {
	on('conversation:1', () => {})
	showPageAgain()
	FakeWebSocket.last.welcome()
	for (const data of ['{', 'null', '{"type":"event","topic":"conversation:1","event":{"type":"x"}}'])
		FakeWebSocket.last.onmessage?.({ data })
	expect($connection.get()).toBe('connected')
})
