import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { ROOT } from './run.mjs'

/** Reads the settings of `.env`, if there is one. A variable that the environment has already keeps its value. */
export function readEnvironment(folder = ROOT) {
	const file = join(folder, '.env')
	const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
	for (const [name, value] of Object.entries(settings)) process.env[name] ??= value
}
