import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createConnection } from 'node:net'
import { room } from '../compile.ts'
import { PORTS } from './ports.ts'

/** Longest that the first start may take, ms: an empty data folder is filled with the samples. */
const START_MS = 30_000

/**
 * Starts the API server, started anew when its files change, unless one answers at its port already. Resolves when it
 * listens, or when it has had its time: its own output then says why.
 */
export async function startApiServer(): Promise<void> {
	if (await answers(PORTS.server ?? 0)) return
	// Without `npx` in between, which would not pass on the wish to end.
	const tsx = createRequire(import.meta.url).resolve('tsx/cli')
	const server = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'server/src/main.ts'], {
		cwd: room('.'),
		stdio: 'inherit',
		env: { LOG_LEVEL: 'warn', ...process.env, NODE_ENV: 'development', HOST: 'localhost', PORT: String(PORTS.server) },
	})
	process.once('exit', () => server.kill())
	const deadline = Date.now() + START_MS
	while (Date.now() < deadline && !(await answers(PORTS.server ?? 0))) {
		await new Promise((resolve) => setTimeout(resolve, 200))
	}
}

function answers(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = createConnection({ port, host: 'localhost' })
		socket.once('connect', () => {
			socket.destroy()
			resolve(true)
		})
		socket.once('error', () => resolve(false))
	})
}
