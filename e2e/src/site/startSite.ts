import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from 'federation/serverProcess'
import { conforms, Registry } from 'shared-contract'

/** A running site: the real server with the builds of this repository, on a free port and a data folder of its own. */
export interface Site {
	address: string
	registry: Registry
	/** Its DATA_DIR. */
	dataFolder: string
	stop(): Promise<void>
}

/**
 * Starts the site and waits until it is ready. `npm run build` must have run. A DATA_DIR that is given stays afterwards.
 * @throws with the server's output when it ends or does not become ready in time
 */
export async function startSite(environment: Readonly<Record<string, string>> = {}): Promise<Site> {
	const given = environment.DATA_DIR
	const dataFolder = given ?? (await mkdtemp(join(tmpdir(), 'niouka-e2e-')))
	const forget = () => (given === undefined ? rm(dataFolder, { recursive: true, force: true }) : undefined)
	const server = await startServer({
		args: ['--enable-source-maps', 'server/dist/main.js'],
		env: { DATA_DIR: dataFolder, LOG_LEVEL: 'info', REQUESTS_PER_MINUTE: '0', ...environment },
		until: '/readyz',
	}).catch(async (error: unknown) => {
		await forget()
		throw error
	})
	const stop = async () => {
		await server.stop()
		await forget()
	}
	const registry: unknown = await (await fetch(`${server.address}/federation.json`)).json()
	if (!conforms(Registry, registry) || registry.slices.length === 0) {
		await stop()
		throw new Error('the site has no slices: run `npm run build` first')
	}
	return { address: server.address, registry, dataFolder, stop }
}
