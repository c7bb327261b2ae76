import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** The open sockets of refused upgrades. */
export interface RefusedUpgrades {
	/** Destroys every socket of an upgrade request that is still open. */
	destroyAll(): void
}

/**
 * Ends the sockets of refused upgrades. Node detaches a socket on upgrade, and a closing server answers without ending it:
 * the socket, and with it the process, would stay open for ever.
 */
export function endRefusedUpgrades(server: Server): RefusedUpgrades {
	const open = new Set<Duplex>()
	server.prependListener('upgrade', (_request, socket: Duplex) => {
		open.add(socket)
		socket.once('close', () => open.delete(socket))
		// The client has closed its side.
		socket.once('end', () => socket.end())
	})
	return {
		destroyAll() {
			for (const socket of open) socket.destroy()
		},
	}
}
