import { spawn } from 'node:child_process'
import { createConnection } from 'node:net'
import { room } from '../compile.ts'
import { PORTS } from './ports.ts'

/** Starts the API server, started anew when its files change, unless one answers at its port already. */
export async function startApiServer(): Promise<void> {
	if (await answers(PORTS.server ?? 0)) return
	const server = spawn('npx', ['tsx', 'watch', '--clear-screen=false', 'server/src/main.ts'], {
		cwd: room('.'),
		stdio: 'inherit',
		env: { LOG_LEVEL: 'warn', ...process.env, NODE_ENV: 'development', HOST: 'localhost', PORT: String(PORTS.server) },
	})
	process.once('exit', () => server.kill())
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
