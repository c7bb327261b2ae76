import type { Server } from 'node:http'
import type { Settings } from '../settings.ts'
import { networkOf } from './networkOf.ts'
import { Slots } from './slots.ts'

type Limits = Pick<Settings, 'CONNECTIONS_PER_ADDRESS' | 'TRUST_PROXY'>

/**
 * Limits the open connections of one address. Behind a proxy all connections have the proxy's address, so the proxy must
 * set the limit.
 */
export function limitConnections(server: Server, { CONNECTIONS_PER_ADDRESS, TRUST_PROXY }: Limits): void {
	if (CONNECTIONS_PER_ADDRESS === 0 || TRUST_PROXY !== undefined) return
	const slots = new Slots(CONNECTIONS_PER_ADDRESS)
	server.on('connection', (socket) => {
		const release = slots.take(networkOf(socket.remoteAddress ?? ''))
		if (release) socket.once('close', release)
		else socket.destroy()
	})
}
