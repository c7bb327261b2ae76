import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type ServerProcess, startServer } from 'federation/serverProcess'

const METRICS_TOKEN = 'bench-metrics-token'
/** The server reads its clock file more often than this, ms. */
const NOTICED_MS = 500

/** The real server with a clock that can be set. */
export class ShiftedSite {
	readonly address: string
	readonly #process: ServerProcess
	readonly #clockFile: string

	private constructor(process: ServerProcess, clockFile: string) {
		this.address = process.address
		this.#process = process
		this.#clockFile = clockFile
	}

	static async start(dataFolder: string, env: Readonly<Record<string, string>>): Promise<ShiftedSite> {
		const clockFile = join(dataFolder, 'clock')
		await writeFile(clockFile, '0')
		const started = await startServer({
			args: ['--import', join(import.meta.dirname, 'preload.mjs'), 'server/dist/main.js'],
			env: {
				NODE_ENV: 'production',
				DATA_DIR: dataFolder,
				LOG_LEVEL: 'error',
				METRICS_TOKEN,
				CLOCK_FILE: clockFile,
				...env,
			},
			until: '/readyz',
		})
		return new ShiftedSite(started, clockFile)
	}

	/** Sets the clock of the server ahead of the machine's, or behind it. */
	async shiftTo(ms: number): Promise<void> {
		await writeFile(`${this.#clockFile}.new`, String(ms))
		await rename(`${this.#clockFile}.new`, this.#clockFile)
		await wait(NOTICED_MS)
	}

	get isRunning(): boolean {
		try {
			return process.kill(this.#process.pid, 0)
		} catch {
			return false
		}
	}

	/** How often each background job has run. */
	async jobRuns(): Promise<Map<string, number>> {
		const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
		const text = await (await fetch(`${this.address}/metrics`, { headers })).text()
		const runs = new Map<string, number>()
		for (const [, job = '', count] of text.matchAll(/^job_duration_seconds_count\{.*?job="([^"]+)".*?\} (\d+)$/gm))
			runs.set(job, (runs.get(job) ?? 0) + Number(count))
		return runs
	}

	stop(): Promise<void> {
		return this.#process.stop()
	}
}
