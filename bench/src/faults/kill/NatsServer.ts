import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from 'federation/serverProcess'

const START_TIMEOUT_MS = 30_000

/** A NATS server on a port of its own. It ends with this process at the latest. */
export class NatsServer {
	readonly url: string
	readonly #port: number
	#process: ChildProcess | undefined
	readonly #killAtExit = () => this.#process?.kill('SIGKILL')

	private constructor(port: number) {
		this.#port = port
		this.url = `nats://127.0.0.1:${port}`
		process.once('exit', this.#killAtExit)
	}

	/** @throws Error when the machine has no `nats-server` */
	static async create(): Promise<NatsServer> {
		const nats = new NatsServer(await freePort())
		await nats.start()
		return nats
	}

	/** Starts it, and resolves when it accepts connections. */
	async start(): Promise<void> {
		let failure: Error | undefined
		const child = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(this.#port)], { stdio: 'ignore' })
		child.once('error', (error: NodeJS.ErrnoException) => {
			failure = error.code === 'ENOENT' ? new Error('this fault needs nats-server in PATH') : error
		})
		this.#process = child
		const late = performance.now() + START_TIMEOUT_MS
		while (!(await accepts(this.#port))) {
			if (failure) throw failure
			if (child.exitCode !== null || performance.now() > late) throw new Error('nats-server did not start')
			await wait(20)
		}
	}

	async kill(): Promise<void> {
		const child = this.#process
		if (!child || child.exitCode !== null || child.signalCode !== null) return
		const ended = new Promise((resolve) => child.once('exit', resolve))
		child.kill('SIGKILL')
		await ended
	}

	async close(): Promise<void> {
		await this.kill()
		process.off('exit', this.#killAtExit)
	}
}

function accepts(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, '127.0.0.1')
		const end = (isOpen: boolean) => {
			socket.destroy()
			resolve(isOpen)
		}
		socket.once('connect', () => end(true))
		socket.once('error', () => end(false))
	})
}
