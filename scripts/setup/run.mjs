import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The root folder of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** Prints a message to stderr, with a prefix against confusion with the output of commands. */
export function log(text) {
	process.stderr.write(`niouka: ${text}\n`)
}

/**
 * Runs a command in the root folder. An undefined value in `env` unsets the variable.
 * @returns its exit code, or 127 if it cannot start
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

/** Runs a command. If it fails, this process exits with its exit code. */
export async function runOrExit(name, command, args, options) {
	const code = await run(command, args, options)
	if (code === 0) return
	log(`${name} failed (exit code ${code}).`)
	process.exit(code)
}
