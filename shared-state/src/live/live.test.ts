import { jest } from '@jest/globals'
import { type ClientFrame, LIVE_CLOSE, type LiveEvent, type Notification, type ServerFrame } from 'shared-contract'
import { $connection, followNotifications, loadOlderNotifications, onReconnected, say, watch } from 'shared-state/live'
import { $notifications, $token, loadNotifications } from '../index.ts'

/** The server's end of the page's sockets. */
class Line extends EventTarget {
	static readonly CONNECTING = 0
	static readonly OPEN = 1
	static lines: Line[] = []
	static get last(): Line {
		const line = Line.lines.at(-1)
		if (!line) throw new Error('no socket was opened')
		return line
	}
	readyState = 0
	sent: ClientFrame[] = []
	onopen: (() => void) | undefined
	onmessage: ((event: { data: string }) => void) | undefined
	onclose: ((event: { code: number }) => void) | undefined
	readonly address: string
	constructor(address: string) {
		super()
		this.address = address
		Line.lines.push(this)
	}
	send(text: string) {
		this.sent.push(JSON.parse(text))
	}
	close(code = 1000) {
		if (this.readyState === 3) return
		this.readyState = 3
		this.onclose?.({ code })
	}
	open() {
		this.readyState = 1
		this.onopen?.()
	}
	tell(frame: ServerFrame) {
		this.onmessage?.({ data: JSON.stringify(frame) })
	}
	/** Goes as the server's does: welcomes, and lets everything be watched. */
	welcome(memberId: string | null = null) {
		this.open()
		this.tell({ type: 'welcome', memberId })
		for (const frame of this.sent) if (frame.type === 'watch') this.tell({ type: 'watching', topics: frame.topics })
	}
}

const EVENT: LiveEvent = { type: 'presence', memberId: 'm1', online: true }
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

let answers: unknown[] = []
const stops: (() => void)[] = []
const on = (...args: Parameters<typeof watch>) => stops.push(watch(...args))

beforeAll(() => {
	Object.assign(globalThis, {
		WebSocket: Line,
		fetch: async () => ({
			status: 200,
			text: async () => JSON.stringify(answers.shift() ?? { items: [], unread: 0, next: null }),
		}),
	})
})
beforeEach(() => {
	jest.useFakeTimers()
	// Each test begins with a connection of its own.
	window.dispatchEvent(new Event('pagehide'))
	Line.lines = []
})
afterEach(() => {
	for (const stop of stops.splice(0)) stop()
	$token.set('')
	jest.useRealTimers()
})
const comeBack = () => window.dispatchEvent(new Event('pageshow'))

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
	stops.push(
		onReconnected(() => {
			back += 1
		}),
	)
	comeBack()
	Line.last.welcome()
	const before = back
	expect(began).toBe(1)
	Line.last.close(1006)
	expect($connection.get()).toBe('connecting')
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

describe('notifications', () => {
	const settle = () => jest.advanceTimersByTimeAsync(1)

	test('those that come appear at once and count, those read elsewhere are asked for, older ones are added', async () => {
		answers = [{ items: [notification('5'), notification('4')], unread: 2, next: 'place' }]
		await loadNotifications()
		answers = [{ items: [notification('5'), notification('4')], unread: 2, next: 'place' }]
		stops.push(followNotifications())
		comeBack()
		Line.last.welcome('m1')
		await settle()
		const show = () => {
			const now = $notifications.get()
			return now.state === 'ready' ? [now.items.map(({ id }) => id).join(), now.unread, now.next] : now.state
		}
		expect(show()).toEqual(['5,4', 2, 'place'])
		const arrived = { type: 'notification', notification: notification('6'), unread: 3 } as const
		Line.last.tell({ type: 'event', topic: 'member:m1', event: arrived })
		Line.last.tell({ type: 'event', topic: 'member:m1', event: arrived })
		expect(show()).toEqual(['6,5,4', 3, 'place'])
		answers = [{ items: [notification('3')], unread: 3, next: null }]
		await loadOlderNotifications()
		expect(show()).toEqual(['6,5,4,3', 3, null])
		answers = [{ items: [], unread: 0, next: null }]
		Line.last.tell({ type: 'event', topic: 'member:m1', event: { type: 'notificationsChanged' } })
		await settle()
		expect(show()).toEqual(['', 0, null])
	})
})
