import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'federation/serverProcess'
import { processTree, signalAll, untilGone } from './processTree.ts'

const START_TIMEOUT_MS = 60_000
const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** A Postgres cluster in a temporary folder, on a port of its own. It ends with this process at the latest. */
export class PostgresCluster {
	readonly url: string
	readonly #port: number
	readonly #folder: string
	readonly #settings: readonly string[]
	#process: ChildProcess | undefined
	readonly #killAtExit = () => this.#signal('SIGKILL')

	private constructor(folder: string, port: number, settings: readonly string[]) {
		this.#folder = folder
		this.#port = port
		this.#settings = settings
		this.url = `postgres://postgres@127.0.0.1:${port}/postgres`
		process.once('exit', this.#killAtExit)
	}

	/**
	 * Creates a cluster and starts it.
	 * @param settings as `name=value`
	 * @throws Error when the machine has no Postgres
	 */
	static async create(settings: readonly string[] = []): Promise<PostgresCluster> {
		const folder = await mkdtemp(join(tmpdir(), 'niouka-cluster-'))
		const cluster = new PostgresCluster(folder, await freePort(), settings)
		try {
			const { uid, gid } = owner()
			if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)
			const args = [
				'--pgdata',
				join(folder, 'data'),
				'--username=postgres',
				'--auth=trust',
				'--encoding=UTF8',
				'--no-sync',
			]
			execFileSync(join(binaries(), 'initdb'), [...args, '--locale=C'], { ...owner(), cwd: folder, stdio: 'pipe' })
			await cluster.start()
			return cluster
		} catch (error) {
			await cluster.close()
			throw error
		}
	}

	/** Starts the postmaster, and resolves when it accepts connections. */
	async start(): Promise<void> {
		const settings = [`unix_socket_directories=${this.#folder}`, 'listen_addresses=127.0.0.1', ...this.#settings]
		const args = ['-D', join(this.#folder, 'data'), '-p', String(this.#port), ...settings.flatMap((one) => ['-c', one])]
		const child = spawn(join(binaries(), 'postgres'), args, {
			...owner(),
			cwd: this.#folder,
			env: { ...process.env, LC_ALL: 'C' },
			stdio: ['ignore', 'ignore', 'pipe'],
		})
		this.#process = child
		await new Promise<void>((resolve, reject) => {
			let log = ''
			const fail = (reason: string) => reject(new Error(`Postgres ${reason}:\n${log}`))
			const timer = setTimeout(() => fail('did not start in time'), START_TIMEOUT_MS)
			child.once('exit', () => fail('ended'))
			child.stderr?.on('data', (chunk: Buffer) => {
				log = `${log}${chunk}`.slice(-10_000)
				if (!log.includes('ready to accept connections')) return
				clearTimeout(timer)
				child.stderr?.removeAllListeners('data').resume()
				resolve()
			})
		})
	}

	/** Kills the postmaster and all its backends at once, as a loss of power does to them. */
	async kill(): Promise<void> {
		const pids = this.#signal('SIGKILL')
		await untilGone(pids)
	}

	/** Stops all processes without ending them: they answer nothing, and their connections stay open. */
	pause(): void {
		this.#signal('SIGSTOP')
	}

	resume(): void {
		this.#signal('SIGCONT')
	}

	async close(): Promise<void> {
		await this.kill()
		process.off('exit', this.#killAtExit)
		await rm(this.#folder, { recursive: true, force: true })
	}

	#signal(signal: NodeJS.Signals): number[] {
		const { pid } = this.#process ?? {}
		const pids = pid === undefined ? [] : processTree(pid)
		signalAll(pids, signal)
		return pids
	}
}

/** Postgres refuses to run as root: it then runs as the user `postgres`. */
function owner(): { uid?: number; gid?: number } {
	if (process.getuid?.() !== 0) return {}
	const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
	return { uid: idOf('-u'), gid: idOf('-g') }
}

/** The folder with the binaries of Postgres. */
function binaries(): string {
	const debian = existsSync(DEBIAN_FOLDER)
		? readdirSync(DEBIAN_FOLDER).map((one) => join(DEBIAN_FOLDER, one, 'bin'))
		: []
	const folders = [...configured(), ...debian.sort().reverse()]
	const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
	if (found === undefined) {
		throw new Error(`this fault needs the binaries of a Postgres server: pg_config in PATH, or ${DEBIAN_FOLDER}`)
	}
	return found
}

function configured(): string[] {
	try {
		return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim()]
	} catch {
		return []
	}
}
