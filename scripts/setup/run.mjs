import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The top of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** Tells what is going on, apart from the output of the commands themselves. */
export function say(text) {
	process.stderr.write(`niouka: ${text}\n`)
}

/**
 * Runs a command to its end at the top of the repository. A variable of `env` that is undefined is taken away.
 * @returns its exit code; a command that cannot be started counts as 127.
 */
export function run(command, args, { env = {}, quiet = false } = {}) {
	return new Promise((resolve) => {
		const child = spawn(command === 'npm' ? NPM : command, args, {
			cwd: ROOT,
			env: { ...process.env, ...env },
			stdio: quiet ? 'ignore' : ['ignore', 'inherit', 'inherit'],
			shell: process.platform === 'win32' && command === 'npm',
		})
		child.on('error', () => resolve(127))
		child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
	})
}

/** Runs a command and ends this process with its code where it fails. */
export async function must(what, command, args, options) {
	const code = await run(command, args, options)
	if (code === 0) return
	say(`${what} failed (exit code ${code}).`)
	process.exit(code)
}
