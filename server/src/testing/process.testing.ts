import { execFile, spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A server in a separate process, on a free port. */
export interface ServerProcess {
	address: string
	/** Sends SIGTERM and waits for the exit. */
	stop(): Promise<void>
	/** Sends SIGKILL and waits for the exit. */
	kill(): Promise<void>
}

/**
 * The arguments of Node that run a program of the server. `npm test` has just built them, and a build starts in a third of the
 * processor time of the sources.
 *
 * @param source in `server/src`
 * @param built in `server/dist`
 */
export function programArgs(source: string, built: string): string[] {
	return process.env.TEST_BUILT_SERVER === undefined
		? ['--import', 'tsx', join(import.meta.dirname, '..', source)]
		: // The second compiler of WebAssembly pays only in a process that runs for long.
			['--enable-source-maps', '--liftoff-only', join(import.meta.dirname, '../../dist', built)]
}

/**
 * A data folder for a server on PGlite: a copy of the one that `npm test` has made by starting a server, or an empty one,
 * on which a server takes several times as long to start.
 */
export async function newDataFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'niouka-data-'))
	const template = process.env.TEST_DATA_TEMPLATE
	// `cp` of Node takes eight times the processor time for these thousands of files.
	if (template) await promisify(execFile)('cp', ['-R', `${template}/.`, folder])
	return folder
}

/** Starts the server and waits until it is ready. @throws Error with its log when it exits before */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
	const child = spawn(process.execPath, programArgs('main.ts', 'main.js'), {
		cwd: join(import.meta.dirname, '../..'),
		env: { PATH: process.env.PATH ?? '', PORT: '0', HOST: '127.0.0.1', REQUESTS_PER_MINUTE: '0', ...environment },
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
	const address = await new Promise<string>((resolve, reject) => {
		let log = ''
		let found = ''
		child.on('exit', () => reject(new Error(`the server ended: ${log}`)))
		child.stdout.on('data', (chunk) => {
			log += chunk
			found = /"msg":"Server listening at (http:\/\/[^"]+)"/.exec(log)?.[1] ?? found
			if (found !== '' && log.includes('"msg":"ready"')) resolve(found)
		})
	})
	return {
		address,
		stop() {
			child.kill('SIGTERM')
			return ended
		},
		kill() {
			child.kill('SIGKILL')
			return ended
		},
	}
}

/** Runs a command of the server to its end. @returns its exit code and what it printed */
export async function runProgram(
	source: string,
	built: string,
	args: readonly string[],
	environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
	const child = spawn(process.execPath, [...programArgs(source, built), ...args], {
		env: { PATH: process.env.PATH ?? '', NODE_NO_WARNINGS: '1', ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	let output = ''
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
	const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
	return { code, output }
}
