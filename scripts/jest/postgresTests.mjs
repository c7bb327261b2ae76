import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The test files in which Postgres and PGlite can differ: they import `onPostgresToo.testing.ts`. */
export function findPostgresTests() {
	const folder = join(import.meta.dirname, '../../server/src')
	return readdirSync(folder, { recursive: true })
		.filter((name) => name.endsWith('.test.ts'))
		.map((name) => join(folder, name))
		.filter((file) => readFileSync(file, 'utf8').includes('onPostgresToo.testing'))
}
