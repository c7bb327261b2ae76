import { jest } from '@jest/globals'
import type { Topic } from 'shared-contract'
import type { WebSocket } from 'ws'
import type { BusListener } from './bus.ts'
import { RESYNC_SPREAD_MS } from './limits.ts'
import { LiveConnection } from './liveConnection.ts'
import { LiveSite } from './liveSite.ts'

const CHANNEL: Topic = 'conversation:1'
const NEWS: Topic = 'comments:article:1'

/** A process on a bus, with a connection of a member of a group. */
async function watchingProcess(mayWatch: () => boolean) {
	let hear: BusListener = () => {}
	const site = new LiveSite({
		send() {},
		listen: (listener) => {
			hear = listener
		},
		connected: async () => {},
		close: async () => {},
	})
	site.guard('conversation', (_watcher, ids) => (mayWatch() ? ids : []))
	site.guard('comments', (_watcher, ids) => ids)
	const sent: string[] = []
	const closed: number[] = []
	const socket = {
		OPEN: 1,
		readyState: 1,
		bufferedAmount: 0,
		send: (text: string | Buffer) => sent.push(String(text)),
		close: (code: number) => closed.push(code),
	}
	const connection = new LiveConnection(socket as unknown as WebSocket)
	const member = { id: 'bia', username: 'Bia', avatarUrl: null, role: 'member' } as const
	connection.session = { member, keyHash: '', expiresAt: new Date() }
	site.connections.add(connection)
	await site.watch(connection, [CHANNEL, NEWS])
	return {
		site,
		closed,
		sent: () => sent.splice(0).map((text) => JSON.parse(text)),
		miss: async () => {
			hear({ kind: 'missed' })
			await jest.advanceTimersByTimeAsync(RESYNC_SPREAD_MS)
		},
	}
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a member who was removed while the bus was down gets no more events', async () => {
	let isIn = true
	const { site, miss, sent } = await watchingProcess(() => isIn)
	await miss()
	expect(sent()).toEqual([{ type: 'watching', topics: [CHANNEL, NEWS] }])

	// Another process removed the member, and that message was lost.
	isIn = false
	await miss()
	expect(sent()).toEqual([
		{ type: 'ended', topics: [CHANNEL] },
		{ type: 'watching', topics: [NEWS] },
	])
	site.publish(CHANNEL, { type: 'notificationsChanged' })
	expect(sent()).toEqual([])
	await site.close()
})

test('a connection whose rights cannot be checked is closed', async () => {
	let isAway = false
	const { site, miss, closed } = await watchingProcess(() => {
		if (isAway) throw new Error('the database is away')
		return true
	})
	const reported: unknown[] = []
	site.report = (_error, message) => reported.push(message)
	isAway = true
	await miss()
	expect(closed).toEqual([1012])
	expect(reported).toEqual(['the topics of a connection were not checked again'])
	await site.close()
})
