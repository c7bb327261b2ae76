import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** How to let go of the sockets of refused upgrades. */
export interface RefusedUpgrades {
	/** Cuts off every socket that asked for an upgrade and is still open. */
	cutOff(): void
}

/**
 * Ends the sockets whose upgrade was refused. Node gives such a socket away for good, and the answer of a server that is
 * closing goes past everything that would end it: it would stay open for ever, and with it the process.
 */
export function endRefusedUpgrades(server: Server): RefusedUpgrades {
	const open = new Set<Duplex>()
	server.prependListener('upgrade', (_request, socket: Duplex) => {
		open.add(socket)
		socket.once('close', () => open.delete(socket))
		// The other side has gone.
		socket.once('end', () => socket.end())
	})
	return {
		cutOff() {
			for (const socket of open) socket.destroy()
		},
	}
}
