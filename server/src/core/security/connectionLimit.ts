import type { Server } from 'node:http'
import type { Settings } from '../settings.ts'
import { networkOf } from './networkOf.ts'
import { Slots } from './slots.ts'

type Limits = Pick<Settings, 'CONNECTIONS_PER_ADDRESS' | 'TRUST_PROXY'>

/**
 * Limits how many connections one address holds at once. Behind a proxy every connection is the proxy's, so there the limit
 * is the proxy's to set.
 */
export function limitConnections(server: Server, { CONNECTIONS_PER_ADDRESS, TRUST_PROXY }: Limits): void {
	if (CONNECTIONS_PER_ADDRESS === 0 || TRUST_PROXY !== undefined) return
	const places = new Slots(CONNECTIONS_PER_ADDRESS)
	server.on('connection', (socket) => {
		const leave = places.take(networkOf(socket.remoteAddress ?? ''))
		if (leave) socket.once('close', leave)
		else socket.destroy()
	})
}
