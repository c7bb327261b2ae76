import type { FastifyInstance } from 'fastify'
import { type ClientFrame, LIVE_PATH, type LiveEvent, type ServerFrame } from 'shared-contract'
import { WebSocket } from 'ws'
import { newMember } from '../../testing/member.testing.ts'
import type { testSite } from '../../testing/site.testing.ts'

/** Long enough for a busy machine. */
const TIMEOUT_MS = 20_000

interface Key {
	authorization: string
	cookie: string
}

/** The page of a test: a real WebSocket to a listening site, and the received frames. */
export interface TestPage {
	readonly frames: ServerFrame[]
	/** The first frame that matches; waits for it. */
	frame(matches: (frame: ServerFrame) => boolean): Promise<ServerFrame>
	event(type: LiveEvent['type']): Promise<LiveEvent>
	send(frame: ClientFrame | string | Buffer): void
	/** Watches topics and waits for the confirmation. */
	watch(...topics: string[]): Promise<void>
	/** The close code of the server. */
	closed: Promise<number>
	close(): Promise<number>
	/** Stops reading, as a sleeping page does. */
	sleep(): void
}

/** The port that an application of a test listens on. */
export async function portOf(app: FastifyInstance): Promise<number> {
	if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
	const address = app.server.address()
	if (address === null || typeof address === 'string') throw new Error('the application does not listen on a port')
	return address.port
}

/** Opens a page and sends the hello, as a member with a session key or as a visitor. */
export async function openPage(
	app: FastifyInstance,
	key?: Key,
	headers: Record<string, string> = {},
): Promise<TestPage> {
	const page = await openSocket(app, { ...(key ? { cookie: key.cookie } : {}), ...headers })
	page.send({ type: 'hello', token: key?.authorization.replace('Bearer ', '') ?? '' })
	await page.frame(({ type }) => type === 'welcome')
	return page
}

const open = new Set<WebSocket>()

/** Closes every page that a test opened. */
export async function closePages(): Promise<void> {
	await Promise.all([...open].map((socket) => new Promise((resolve) => socket.once('close', resolve).terminate())))
}

/** Opens a socket without a hello. */
export async function openSocket(app: FastifyInstance, headers: Record<string, string> = {}): Promise<TestPage> {
	const socket = new WebSocket(`ws://127.0.0.1:${await portOf(app)}${LIVE_PATH}`, { headers })
	const frames: ServerFrame[] = []
	const waiting = new Set<() => void>()
	socket.on('message', (data) => {
		frames.push(JSON.parse(String(data)))
		for (const look of [...waiting]) look()
	})
	open.add(socket)
	socket.on('close', () => open.delete(socket))
	const closed = new Promise<number>((resolve) => socket.on('close', resolve))
	await new Promise((resolve, reject) => {
		socket.on('open', resolve)
		socket.on('error', reject)
	})

	function frame(matches: (frame: ServerFrame) => boolean): Promise<ServerFrame> {
		return new Promise((resolve, reject) => {
			const timer = setTimeout(() => {
				waiting.delete(look)
				reject(new Error(`the frame did not arrive; received were ${JSON.stringify(frames)}`))
			}, TIMEOUT_MS)
			function look() {
				const found = frames.find(matches)
				if (!found) return
				clearTimeout(timer)
				waiting.delete(look)
				resolve(found)
			}
			waiting.add(look)
			look()
		})
	}

	function send(sent: ClientFrame | string | Buffer): void {
		socket.send(typeof sent === 'string' || Buffer.isBuffer(sent) ? sent : JSON.stringify(sent))
	}

	return {
		frames,
		frame,
		closed,
		async event(type) {
			const found = await frame((one) => one.type === 'event' && one.event.type === type)
			if (found.type !== 'event') throw new Error('no event')
			return found.event
		},
		send,
		async watch(...topics) {
			send({ type: 'watch', topics })
			await Promise.all(topics.map((topic) => frame((one) => one.type === 'watching' && one.topics.includes(topic))))
		},
		sleep() {
			socket.pause()
		},
		close() {
			socket.close()
			return closed
		},
	}
}

/** Fixtures: guards that let visitors watch comments and members watch all topics, and new members. */
export function liveBench(site: ReturnType<typeof testSite>) {
	beforeEach(() => {
		site.context.live.guard('comments', (_watcher, ids) => ids)
		site.context.live.guard('conversation', (watcher, ids) => (watcher ? ids : []))
		site.context.live.guard('presence', (watcher, ids) => (watcher ? ids : []))
	})
	afterEach(closePages)
	return {
		presence: (memberId: string): LiveEvent => ({ type: 'presence', memberId, online: true }),
		async newMember() {
			const { headers: key, ...member } = await newMember(site.app)
			return { ...member, key }
		},
	}
}
