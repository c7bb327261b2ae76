import { spawn } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const START_TIMEOUT_MS = 80_000

/** A running workbench. */
export interface Workbench {
	address: string
	stop(): Promise<void>
}

/**
 * Starts `npm run workbench` on a free port, with slices from elsewhere where addresses are given.
 * @throws with its output when it ends or does not stand in time
 */
export async function startWorkbench(...remotes: readonly string[]): Promise<Workbench> {
	const flags = remotes.flatMap((address) => ['--remote', address])
	const workbench = spawn(process.execPath, ['scripts/workbench.mjs', ...flags], {
		cwd: ROOT,
		env: { ...process.env, PORT: '0' },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	let output = ''
	const ended = new Promise<void>((resolve) => workbench.once('exit', () => resolve()))
	// A test run that is cut off leaves nothing behind.
	const cutOff = () => workbench.kill('SIGKILL')
	process.once('exit', cutOff)
	const stop = async () => {
		process.off('exit', cutOff)
		workbench.kill('SIGTERM')
		await ended
	}
	const address = await new Promise<string>((resolve, reject) => {
		const fail = (reason: string) => reject(new Error(`the workbench ${reason}\n${output}`))
		const timer = setTimeout(() => fail('did not start in time'), START_TIMEOUT_MS)
		const read = (chunk: Buffer) => {
			output += chunk
			const stands = /stands on (http:\/\/\S+)/.exec(output)?.[1]
			if (!stands) return
			clearTimeout(timer)
			resolve(new URL('/workbench/', stands).href)
		}
		workbench.stdout.on('data', read)
		workbench.stderr.on('data', read)
		void ended.then(() => fail('ended'))
	}).catch(async (error: unknown) => {
		await stop()
		throw error
	})
	return { address, stop }
}
