import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** The message that ends the sign-in. */
const READY_FOR_QUERY = Buffer.from('Z\0\0\0\x05I')

/** A TCP proxy between the site and its database that a test can break. */
export interface BreakableNetwork {
	/** The URL of the database through the proxy. */
	url: string
	/** Drops all further data and closes no connection, as when the host is lost. */
	silence(): void
	/** Lets new connections sign in only after some time, as on a busy machine. */
	delaySignIn(ms: number): void
	/** Lets new connections sign in, and drops all their further data. */
	silenceAfterSignIn(): void
	/** Closes all connections, and refuses new ones. */
	refuse(): void
	/** Accepts new connections again. Silenced connections stay silent. */
	restore(): void
	close(): Promise<void>
}

/** Starts a TCP proxy in front of a Postgres server. */
export async function breakableNetwork(databaseUrl: string): Promise<BreakableNetwork> {
	const target = new URL(databaseUrl)
	let signInMs = 0
	let state: 'passing' | 'silent' | 'silentAfterSignIn' | 'refused' = 'passing'
	const pairs = new Set<{ sockets: Socket[]; silence: () => void }>()

	const server = createServer(async (inner) => {
		inner.on('error', () => {})
		if (signInMs > 0) await wait(signInMs)
		if (state === 'refused') return inner.destroy()
		const outer = connect(Number(target.port || 5432), target.hostname)
		outer.on('error', () => inner.destroy())
		let isSilent = state === 'silent'
		const pair = {
			sockets: [inner, outer],
			silence: () => {
				isSilent = true
			},
		}
		pairs.add(pair)
		const pass = (from: Socket, to: Socket) => {
			from.on('data', (data) => {
				if (!isSilent) to.write(data)
				if (state === 'silentAfterSignIn' && data.includes(READY_FOR_QUERY)) isSilent = true
			})
			from.on('close', () => {
				pairs.delete(pair)
				to.destroy()
			})
		}
		pass(inner, outer)
		pass(outer, inner)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const address = server.address()
	const url = new URL(databaseUrl)
	url.hostname = '127.0.0.1'
	url.port = String(address !== null && typeof address === 'object' ? address.port : 0)

	const destroyAll = () => {
		for (const { sockets } of pairs) for (const socket of sockets) socket.destroy()
	}
	return {
		url: url.href,
		silence() {
			state = 'silent'
			for (const pair of pairs) pair.silence()
		},
		delaySignIn(ms) {
			signInMs = ms
		},
		silenceAfterSignIn() {
			state = 'silentAfterSignIn'
		},
		refuse() {
			state = 'refused'
			destroyAll()
		},
		restore() {
			state = 'passing'
		},
		async close() {
			destroyAll()
			await new Promise((resolve) => server.close(resolve))
		},
	}
}
