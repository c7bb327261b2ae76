import { jest } from '@jest/globals'
import { LIVE_CLOSE, type LiveEvent } from 'shared-contract'
import { $connection, onReconnected, say, watch } from 'shared-state/live'
import { $token } from '../index.ts'
import { comeBack, Line, page, withLines } from './testing.ts'

const EVENT: LiveEvent = { type: 'presence', memberId: 'm1', online: true }

withLines()

const on = (...args: Parameters<typeof watch>) => page.stops.push(watch(...args))

test('a page says who it is in its first frame, never in the address, and watches once it is welcome', () => {
	$token.set('half')
	const told: LiveEvent[] = []
	on('comments:title:1', (event) => told.push(event))
	comeBack()
	expect(Line.last.address).toBe('ws://localhost/api/live')
	expect($connection.get()).toBe('connecting')
	Line.last.open()
	expect(Line.last.sent).toEqual([{ type: 'hello', token: 'half' }])
	Line.last.tell({ type: 'welcome', memberId: 'm1' })
	expect($connection.get()).toBe('connected')
	expect(Line.last.sent[1]).toEqual({ type: 'watch', topics: ['comments:title:1'] })
	Line.last.tell({ type: 'event', topic: 'comments:title:1', event: EVENT })
	Line.last.tell({ type: 'event', topic: 'comments:title:2', event: EVENT })
	expect(told).toEqual([EVENT])
	expect(Line.lines).toHaveLength(1)
})

test('what several watch is asked for once, and let go with the last of them', () => {
	comeBack()
	const began: string[] = []
	const first = watch('conversation:1', () => {}, { onWatching: () => began.push('first') })
	comeBack()
	Line.last.welcome()
	const second = watch('conversation:1', () => {}, { onWatching: () => began.push('second') })
	const watches = () => Line.last.sent.filter(({ type }) => type === 'watch' || type === 'unwatch')
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
	comeBack()
	Line.last.welcome()
	const before = back
	expect(began).toBe(1)
	Line.last.close(1006)
	expect($connection.get()).toBe('reconnecting')
	jest.advanceTimersByTime(400)
	expect(Line.lines).toHaveLength(2)
	Line.last.close(1006)
	jest.advanceTimersByTime(399)
	expect(Line.lines).toHaveLength(2)
	jest.advanceTimersByTime(401)
	expect(Line.lines).toHaveLength(3)
	Line.last.welcome()
	expect([began, back - before]).toEqual([2, 1])
})

test('the network going and coming is followed at once', () => {
	on('conversation:1', () => {})
	comeBack()
	Line.last.welcome()
	const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
	window.dispatchEvent(new Event('offline'))
	expect($connection.get()).toBe('offline')
	jest.advanceTimersByTime(120_000)
	expect(Line.lines).toHaveLength(1)
	online.mockReturnValue(true)
	window.dispatchEvent(new Event('online'))
	expect(Line.lines).toHaveLength(2)
	online.mockRestore()
})

test('a server that says nothing for long counts as gone', () => {
	on('conversation:1', () => {})
	comeBack()
	Line.last.welcome()
	jest.advanceTimersByTime(60_000)
	Line.last.tell({ type: 'beat' })
	jest.advanceTimersByTime(60_000)
	expect(Line.lines).toHaveLength(1)
	jest.advanceTimersByTime(16_000)
	expect(Line.lines).toHaveLength(2)
})

test('a page that is kept to be gone back to lets its socket go', () => {
	on('conversation:1', () => {})
	comeBack()
	Line.last.welcome()
	window.dispatchEvent(new Event('pagehide'))
	expect(Line.last.readyState).toBe(3)
	jest.advanceTimersByTime(120_000)
	expect(Line.lines).toHaveLength(1)
	comeBack()
	expect(Line.lines).toHaveLength(2)
})

test('who signs in or out has another socket', () => {
	on('conversation:1', () => {})
	comeBack()
	Line.last.welcome()
	const [before] = Line.lines
	$token.set('half')
	expect(before?.readyState).toBe(3)
	Line.last.open()
	expect(Line.last.sent[0]).toEqual({ type: 'hello', token: 'half' })
})

test('a socket that is not open yet is closed once it is, and says nothing', () => {
	on('conversation:7', () => {})
	const before = Line.last
	$token.set('somebody')
	expect(Line.last).not.toBe(before)
	expect(before.readyState).toBe(0)
	before.open()
	expect(before.readyState).toBe(3)
	expect(before.sent).toEqual([])
	$token.set('')
})

test('a server with no room is left in peace for longer', () => {
	on('conversation:1', () => {})
	comeBack()
	Line.last.welcome()
	Line.last.close(LIVE_CLOSE.tooMany)
	jest.advanceTimersByTime(3000)
	expect(Line.lines).toHaveLength(1)
	jest.advanceTimersByTime(4000)
	expect(Line.lines).toHaveLength(2)
})

test('what may no longer be watched is told', () => {
	const ended: string[] = []
	on('conversation:1', () => {}, { onEnded: () => ended.push('1') })
	comeBack()
	Line.last.welcome()
	Line.last.tell({ type: 'ended', topics: ['conversation:1'] })
	expect(ended).toEqual(['1'])
})

test('what is typed is said while there is a connection, and dropped while there is none', () => {
	on('conversation:1', () => {})
	comeBack()
	say({ type: 'typing', conversationId: '1' })
	Line.last.welcome()
	say({ type: 'typing', conversationId: '1' })
	expect(Line.last.sent.filter(({ type }) => type === 'typing')).toHaveLength(1)
})

test('frames that are none are passed over', () => {
	on('conversation:1', () => {})
	comeBack()
	Line.last.welcome()
	for (const data of ['{', 'null', '{"type":"event","topic":"conversation:1","event":{"type":"x"}}'])
		Line.last.onmessage?.({ data })
	expect($connection.get()).toBe('connected')
})
