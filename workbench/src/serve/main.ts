import type { AddressInfo } from 'node:net'
import { startApi } from './api.ts'
import { BuildEvents } from './buildEvents.ts'
import { LATEST_FILES } from './localSlices.ts'
import { rebuildOnChange } from './rebuild.ts'
import { workbenchServer } from './server.ts'

interface Options {
	port: number
	/** URLs of remote slices, manifests or registries. */
	remotes: readonly string[]
	/** The data folder of a stopped site, which is copied; default: the samples. */
	data: string | undefined
	/** Whether to rebuild slices when their files change. */
	watch: boolean
}

/**
 * Starts the workbench's server and the API.
 * @returns its URL, and a function that stops both and deletes the database
 */
export async function startWorkbench({ port, remotes, data, watch }: Options) {
	const api = await startApi(data)
	const buildEvents = new BuildEvents(LATEST_FILES)
	const stopWatching = watch ? await rebuildOnChange() : () => {}
	const server = await workbenchServer({ api, buildEvents, remotes })
	async function stop() {
		stopWatching()
		buildEvents.stop()
		await server.close()
		await api.stop()
	}
	try {
		await server.listen({ port, host: '127.0.0.1' })
	} catch (error) {
		await stop()
		throw error
	}
	const { port: actualPort } = server.server.address() as AddressInfo
	return { address: `http://localhost:${actualPort}/`, stop }
}
