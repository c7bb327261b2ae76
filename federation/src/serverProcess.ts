import { spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { packageFolder } from './compile.ts'

const LOOK_EVERY_MS = 4
const GIVE_UP_MS = 120_000

/** A server in a process of its own on the loopback interface. */
export interface ServerProcess {
	address: string
	pid: number
	/** From the start of the process until it first answered with 200, ms. */
	firstAnswerMs: number
	stop(): Promise<void>
}

interface Command {
	/** Of Node; files are named from the top of the repository. */
	args: readonly string[]
	env?: Readonly<Record<string, string | undefined>>
	/** What is asked until it answers with 200. */
	until: string
}

/**
 * Starts a Node server that listens on `PORT`, a free one unless `env` names it, and waits for its first answer. It ends
 * with this process at the latest.
 * @throws with what it wrote, where it ends or does not answer in two minutes.
 */
export async function startServer({ args, env = {}, until }: Command): Promise<ServerProcess> {
	const port = env.PORT ?? String(await freePort())
	const address = `http://127.0.0.1:${port}`
	const began = performance.now()
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
	let hasEnded = false
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve())).then(() => {
		hasEnded = true
	})
	const cutOff = () => child.kill('SIGKILL')
	process.once('exit', cutOff)
	const stop = async () => {
		process.off('exit', cutOff)
		child.kill('SIGTERM')
		await ended
	}
	while (!(await answers(address + until))) {
		const isLate = performance.now() - began > GIVE_UP_MS
		if (hasEnded || isLate) {
			await stop()
			throw new Error(`the server ${isLate ? 'did not answer' : 'ended'}\n${output}`)
		}
		await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
	}
	return { address, pid: child.pid ?? 0, firstAnswerMs: performance.now() - began, stop }
}

/** A port of this machine that nobody listens on. */
async function freePort(): Promise<number> {
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
