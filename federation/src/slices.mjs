import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** The slices of this repository: the folders at its root that have a `slice.config.ts`, by name. Every list of slices is this one. */
export const SLICES = readdirSync(ROOT)
	.filter((name) => existsSync(join(ROOT, name, 'slice.config.ts')))
	.sort()
