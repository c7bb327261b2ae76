import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { conforms, Registry } from 'shared-contract'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const START_TIMEOUT_MS = 60_000

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
	const server = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], {
		cwd: ROOT,
		env: {
			...process.env,
			HOST: '127.0.0.1',
			PORT: '0',
			DATA_DIR: dataFolder,
			LOG_LEVEL: 'info',
			REQUESTS_PER_MINUTE: '0',
			...environment,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	let output = ''
	const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
	// A test run that is cut off leaves no server behind.
	const cutOff = () => server.kill('SIGKILL')
	process.once('exit', cutOff)
	const stop = async () => {
		process.off('exit', cutOff)
		server.kill('SIGTERM')
		await ended
		if (given === undefined) await rm(dataFolder, { recursive: true, force: true })
	}
	const address = await new Promise<string>((resolve, reject) => {
		const fail = (reason: string) => reject(new Error(`the site ${reason}\n${output}`))
		const timer = setTimeout(() => fail('did not start in time'), START_TIMEOUT_MS)
		const read = (chunk: Buffer) => {
			output += chunk
			const listening = /listening at (http:\/\/[^"\s]+)/.exec(output)?.[1]
			if (listening && /"msg":"ready"/.test(output)) {
				clearTimeout(timer)
				resolve(listening)
			}
		}
		server.stdout.on('data', read)
		server.stderr.on('data', read)
		void ended.then(() => fail('ended'))
	}).catch(async (error: unknown) => {
		await stop()
		throw error
	})
	const registry: unknown = await (await fetch(`${address}/federation.json`)).json()
	if (!conforms(Registry, registry) || registry.slices.length === 0) {
		await stop()
		throw new Error('the site has no slices: run `npm run build` first')
	}
	return { address, registry, dataFolder, stop }
}
