import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createConnection } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { packageFolder } from '../compile.ts'
import { origin, PORTS } from './ports.ts'

/** Longest that the first start may take, ms: an empty data folder is filled with the samples. */
const START_MS = 180_000
const LOOK_AGAIN_MS = 200

/**
 * Starts the API server, started anew when its files change, unless one listens at its port already. Resolves when it can
 * answer.
 * @throws in words where it ends before, or takes too long
 */
export async function startApiServer(): Promise<void> {
	const ended = (await listens(PORTS.server ?? 0)) ? new Promise<never>(() => {}) : endOf(spawnServer())
	await Promise.race([untilReady(`${origin('server')}/readyz`, START_MS), ended])
}

function spawnServer(): ChildProcess {
	// Without `npx` in between, which would not pass on the wish to end.
	const tsx = createRequire(import.meta.url).resolve('tsx/cli')
	const server = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'server/src/main.ts'], {
		cwd: packageFolder('.'),
		stdio: 'inherit',
		env: { LOG_LEVEL: 'warn', ...process.env, NODE_ENV: 'development', HOST: 'localhost', PORT: String(PORTS.server) },
	})
	process.once('exit', () => server.kill())
	return server
}

async function endOf(server: ChildProcess): Promise<never> {
	await once(server, 'exit')
	throw new Error('the API server has ended; what it said stands above')
}

/**
 * Asks an address until it answers that it is well.
 * @param withinMs how long it may take, ms
 * @throws in words where it takes longer
 */
export async function untilReady(address: string, withinMs: number): Promise<void> {
	const deadline = performance.now() + withinMs
	while (performance.now() < deadline) {
		const isReady = await fetch(address).then(
			({ ok }) => ok,
			() => false,
		)
		if (isReady) return
		await pause(LOOK_AGAIN_MS)
	}
	throw new Error(`${address} was not well within ${withinMs / 1000} s`)
}

function listens(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = createConnection({ port, host: 'localhost' })
		socket.once('connect', () => {
			socket.destroy()
			resolve(true)
		})
		socket.once('error', () => resolve(false))
	})
}
