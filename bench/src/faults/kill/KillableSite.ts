import type { ServerProcess } from 'federation/serverProcess'
import { startSite } from '../../site/startSite.ts'

interface KillableOptions {
	dataFolder: string
	env?: Readonly<Record<string, string>>
}

/** The real server in its own process. It is killed and started again on the same port. */
export class KillableSite {
	readonly address: string
	readonly #options: KillableOptions
	#process: ServerProcess

	private constructor(process: ServerProcess, options: KillableOptions) {
		this.address = process.address
		this.#process = process
		this.#options = options
	}

	static async start(options: KillableOptions): Promise<KillableSite> {
		return new KillableSite(await startSite(options), options)
	}

	/** Kills the process and starts it again. @returns the time until it is ready, ms */
	async killAndStart(): Promise<number> {
		const began = performance.now()
		process.kill(this.#process.pid, 'SIGKILL')
		await this.#process.stop()
		const { dataFolder, env } = this.#options
		this.#process = await startSite({ dataFolder, env: { ...env, PORT: new URL(this.address).port } })
		return performance.now() - began
	}

	/** Whether the process that was started last still runs. */
	get isRunning(): boolean {
		try {
			return process.kill(this.#process.pid, 0)
		} catch {
			return false
		}
	}

	/** Polls `/readyz` until it answers with 200. @returns the time since `began`, ms */
	async untilReady(began: number, limitMs = 60_000): Promise<number> {
		for (;;) {
			const status = await fetch(`${this.address}/readyz`).then(
				(answer) => answer.arrayBuffer().then(() => answer.status),
				() => 0,
			)
			const ms = performance.now() - began
			if (status === 200) return ms
			if (ms > limitMs) throw new Error(`the site is not ready after ${Math.round(ms)} ms`)
			await new Promise((resolve) => setTimeout(resolve, 10))
		}
	}

	stop(): Promise<void> {
		return this.#process.stop()
	}
}
