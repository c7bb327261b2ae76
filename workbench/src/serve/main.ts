import type { AddressInfo } from 'node:net'
import { startApi } from './api.ts'
import { Changes } from './changes.ts'
import { LATEST_FILES } from './localSlices.ts'
import { rebuildOnChange } from './rebuild.ts'
import { workbenchServer } from './server.ts'

interface Options {
	port: number
	/** Addresses of slices from elsewhere. */
	remotes: readonly string[]
	/** Builds slices anew as their files change. */
	watch: boolean
}

/**
 * Starts the workbench and everything behind it.
 * @returns its address, and how to end it without leaving anything behind
 */
export async function startWorkbench({ port, remotes, watch }: Options) {
	const api = await startApi()
	const changes = new Changes(LATEST_FILES)
	const stopWatching = watch ? await rebuildOnChange() : () => {}
	const server = await workbenchServer({ api, changes, remotes })
	async function stop() {
		stopWatching()
		changes.stop()
		await server.close()
		await api.stop()
	}
	try {
		await server.listen({ port, host: '127.0.0.1' })
	} catch (error) {
		await stop()
		throw error
	}
	const { port: taken } = server.server.address() as AddressInfo
	return { address: `http://localhost:${taken}/`, stop }
}
