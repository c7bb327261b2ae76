import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BUCKET = 'niouka-tests'
/** The only key that the server knows. */
const KEY = 'S3RVER'

/** An S3 server in a separate process, with one bucket. */
export interface S3Server {
	/** The environment of a site that uses it. */
	settings: Record<string, string>
	/** Stops the process: connections stay open and get no answer. */
	pause(): void
	resume(): void
	/** Ends the server; `startAgain` brings it back on the same port with its objects. */
	stop(): Promise<void>
	startAgain(): Promise<void>
	/** Ends the server and deletes its objects. */
	remove(): Promise<void>
}

/** Starts an S3 server on a free port. */
export async function startS3(): Promise<S3Server> {
	const folder = await mkdtemp(join(tmpdir(), 'niouka-s3-'))
	let { child, port } = await run(folder, '0')
	const stop = () => {
		const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
		child.kill('SIGKILL')
		return child.exitCode === null && child.signalCode === null ? ended : Promise.resolve()
	}
	return {
		settings: {
			S3_ENDPOINT: `http://127.0.0.1:${port}`,
			S3_BUCKET: BUCKET,
			S3_ACCESS_KEY_ID: KEY,
			S3_SECRET_ACCESS_KEY: KEY,
		},
		pause: () => void child.kill('SIGSTOP'),
		resume: () => void child.kill('SIGCONT'),
		stop,
		async startAgain() {
			child = (await run(folder, port)).child
		},
		async remove() {
			await stop()
			await rm(folder, { recursive: true, force: true })
		},
	}
}

async function run(folder: string, askedPort: string) {
	const cli = createRequire(import.meta.url).resolve('@20minutes/s3rver/lib/cli.js')
	// The package was published without its executable.
	const start = `require(${JSON.stringify(cli)}).parse(process.argv.slice(1), { from: 'user' })`
	// It computes another signature for requests of a whole bucket than Amazon's client. Keys are checked.
	const checks = ['--no-vhost-buckets', '--allow-mismatched-signatures']
	const options = ['-d', folder, '-a', '127.0.0.1', '-p', askedPort, '--silent', ...checks]
	// Its tokens of the next page need a cipher of former days.
	const child = spawn(
		process.execPath,
		['--openssl-legacy-provider', '-e', start, '--', ...options, '--configure-bucket', BUCKET],
		{
			stdio: ['ignore', 'pipe', 'inherit'],
		},
	)
	const port = await new Promise<string>((resolve, reject) => {
		let log = ''
		child.once('exit', () => reject(new Error(`the S3 server ended: ${log}`)))
		child.stdout.on('data', (chunk) => {
			log += chunk
			const found = /listening on 127\.0\.0\.1:(\d+)/.exec(log)?.[1]
			if (found !== undefined) resolve(found)
		})
	})
	return { child, port }
}
