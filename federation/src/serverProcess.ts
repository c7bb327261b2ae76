import { spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { packageFolder } from './compile.ts'

const START_TIMEOUT_MS = 120_000

/** A server in its own process, on the loopback interface. */
export interface ServerProcess {
	address: string
	pid: number
	/** Time from the start of the process to its first response with status 200, ms. */
	firstAnswerMs: number
	stop(): Promise<void>
}

interface Command {
	/** Arguments of Node; file names are relative to the repository. */
	args: readonly string[]
	env?: Readonly<Record<string, string | undefined>>
	/** The path that is polled until it answers with 200. */
	until: string
	/** The time between two polls, ms; short where the start is measured. Each poll costs processor time. */
	pollIntervalMs?: number
}

/**
 * Starts a Node server on `PORT` (a free port unless `env` names one) and waits for its first response. The server ends
 * with this process at the latest.
 * @throws an error with its output if it exits or does not answer within two minutes
 */
export async function startServer({ args, env = {}, until, pollIntervalMs = 25 }: Command): Promise<ServerProcess> {
	const port = env.PORT ?? String(await freePort())
	const address = `http://127.0.0.1:${port}`
	const start = performance.now()
	const child = spawn(process.execPath, args, {
		cwd: packageFolder('.'),
		env: { ...process.env, HOST: '127.0.0.1', ...env, PORT: port },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	let output = ''
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (chunk: Buffer) => {
			output += chunk
		})
	}
	let hasExited = false
	const exited = new Promise<void>((resolve) => child.once('exit', () => resolve())).then(() => {
		hasExited = true
	})
	const kill = () => child.kill('SIGKILL')
	process.once('exit', kill)
	const stop = async () => {
		process.off('exit', kill)
		child.kill('SIGTERM')
		await exited
	}
	while (!(await answers(address + until))) {
		const isTimedOut = performance.now() - start > START_TIMEOUT_MS
		if (hasExited || isTimedOut) {
			await stop()
			throw new Error(`the server ${isTimedOut ? 'did not answer' : 'exited'}\n${output}`)
		}
		await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
	}
	return { address, pid: child.pid ?? 0, firstAnswerMs: performance.now() - start, stop }
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
	const server = createServer()
	await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	await new Promise((resolve) => server.close(resolve))
	return port
}

async function answers(address: string): Promise<boolean> {
	try {
		const answer = await fetch(address, { headers: { accept: '*/*' } })
		await answer.arrayBuffer()
		return answer.status === 200
	} catch {
		return false
	}
}
