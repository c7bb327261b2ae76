import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { ROOT } from './run.mjs'

/** Loads the settings of `.env` if the file exists. Existing environment variables keep their values. */
export function readEnvironment(folder = ROOT) {
	const file = join(folder, '.env')
	const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
	for (const [name, value] of Object.entries(settings)) process.env[name] ??= value
}
