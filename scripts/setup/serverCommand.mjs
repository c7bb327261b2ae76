import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readEnvironment } from './environment.mjs'
import { ROOT } from './run.mjs'

/**
 * Runs a command of the server with the settings of `.env` and the arguments of this process, and exits with its code.
 *
 * @param {string} name the entry of the server's build
 * @param {string} source its source in `server/`
 */
export function runServerCommand(name, source) {
	readEnvironment()
	// The bundle starts faster and needs no development packages. Without a build, tsx runs the sources.
	const built = resolve(ROOT, `server/dist/${name}.js`)
	const command = existsSync(built) ? [built] : ['--import', 'tsx', resolve(ROOT, 'server', source)]
	const child = spawn(process.execPath, [...command, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' })
	child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
