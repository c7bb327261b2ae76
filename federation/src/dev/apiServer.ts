import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createConnection } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { packageFolder } from '../compile.ts'
import { origin, PORTS } from './ports.ts'

/** Timeout of the first start, ms: the server fills an empty data folder with the samples. */
const START_TIMEOUT_MS = 180_000
const POLL_INTERVAL_MS = 200

/**
 * Starts the API server, which restarts when its files change, unless its port is in use already. Resolves when
 * the server is ready.
 * @throws if it exits before or takes too long
 */
export async function startApiServer(): Promise<void> {
	const exited = (await isPortInUse(PORTS.server ?? 0)) ? new Promise<never>(() => {}) : exitOf(spawnServer())
	await Promise.race([waitUntilReady(`${origin('server')}/readyz`, START_TIMEOUT_MS), exited])
}

function spawnServer(): ChildProcess {
	// Not by `npx`, which does not forward signals.
	const tsx = createRequire(import.meta.url).resolve('tsx/cli')
	const server = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'server/src/main.ts'], {
		cwd: packageFolder('.'),
		stdio: 'inherit',
		env: { LOG_LEVEL: 'warn', ...process.env, NODE_ENV: 'development', HOST: 'localhost', PORT: String(PORTS.server) },
	})
	process.once('exit', () => server.kill())
	return server
}

async function exitOf(server: ChildProcess): Promise<never> {
	await once(server, 'exit')
	throw new Error('the API server exited; see its output above')
}

/**
 * Polls a URL until it answers with a success status.
 * @param timeoutMs the timeout, ms
 * @throws if it takes longer
 */
export async function waitUntilReady(url: string, timeoutMs: number): Promise<void> {
	const deadline = performance.now() + timeoutMs
	while (performance.now() < deadline) {
		const isReady = await fetch(url).then(
			({ ok }) => ok,
			() => false,
		)
		if (isReady) return
		await pause(POLL_INTERVAL_MS)
	}
	throw new Error(`${url} was not ready within ${timeoutMs / 1000} s`)
}

function isPortInUse(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = createConnection({ port, host: 'localhost' })
		socket.once('connect', () => {
			socket.destroy()
			resolve(true)
		})
		socket.once('error', () => resolve(false))
	})
}
