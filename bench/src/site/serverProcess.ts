import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from './freePort.ts'

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
	args: readonly string[]
	env?: Readonly<Record<string, string>>
	/** What is asked until it answers with 200. */
	until: string
}

/**
 * Starts a Node server that listens on `PORT`, and waits for its first answer.
 * @throws with what it wrote, where it ends or does not answer in two minutes.
 */
export async function startServer({ args, env = {}, until }: Command): Promise<ServerProcess> {
	const port = await freePort()
	const address = `http://127.0.0.1:${port}`
	const began = performance.now()
	const child = spawn(process.execPath, args, {
		env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
		stdio: ['ignore', 'ignore', 'pipe'],
	})
	let complaint = ''
	child.stderr.on('data', (chunk: Buffer) => {
		complaint += chunk
	})
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
	const cutOff = () => child.kill('SIGKILL')
	process.once('exit', cutOff)
	const stop = async () => {
		process.off('exit', cutOff)
		child.kill('SIGTERM')
		await ended
	}
	while (!(await answers(address + until))) {
		const isLate = performance.now() - began > GIVE_UP_MS
		if (hasEnded(child) || isLate) {
			await stop()
			throw new Error(`the server ${isLate ? 'did not answer' : 'ended'}\n${complaint}`)
		}
		await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
	}
	return { address, pid: child.pid ?? 0, firstAnswerMs: performance.now() - began, stop }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function answers(address: string): Promise<boolean> {
	try {
		const answer = await fetch(address, { headers: { accept: '*/*' } })
		await answer.arrayBuffer()
		return answer.status === 200
	} catch {
		return false
	}
}
