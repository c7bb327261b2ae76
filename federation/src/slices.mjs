import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IS_KIT, ROOT } from './folders.mjs'

/**
 * The slices of this repository: the folders at its root that have a `slice.config.ts`, by name. Every list of slices is this one. Of a
 * repository that uses the kit, the one that it is.
 */
export const SLICES = IS_KIT
	? [JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).name]
	: readdirSync(ROOT)
			.filter((name) => existsSync(join(ROOT, name, 'slice.config.ts')))
			.sort()
