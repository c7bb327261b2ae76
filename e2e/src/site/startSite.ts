import { startServer } from 'federation/serverProcess'
import { conforms, Registry } from 'shared-contract'
import { siteEnvironment } from './siteEnvironment.ts'
import { newDataFolder, removeFolder } from './template.ts'

/** A running site: the real server with the builds of this repository, on a free port and a data folder of its own. */
export interface Site {
	address: string
	registry: Registry
	/** Its DATA_DIR. */
	dataFolder: string
}

/** A site that the caller of {@link startSite} stops. */
export interface StartedSite extends Site {
	stop(): Promise<void>
}

/**
 * Starts the site on a copy of the template and waits until it is ready. `npm run build` must have run. A DATA_DIR that is
 * given stays afterwards.
 * @throws with the server's output when it ends or does not become ready in time
 */
export async function startSite(environment: Readonly<Record<string, string>> = {}): Promise<StartedSite> {
	const given = environment.DATA_DIR
	const dataFolder = given ?? (await newDataFolder())
	const forget = () => (given === undefined ? removeFolder(dataFolder) : undefined)
	const server = await startServer(siteEnvironment(dataFolder, environment)).catch(async (error: unknown) => {
		await forget()
		throw error
	})
	const stop = async () => {
		// Nobody reads again what is removed: its server need not finish.
		if (given === undefined) process.kill(server.pid, 'SIGKILL')
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
