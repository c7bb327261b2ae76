import { basename, join } from 'node:path'

const PACKAGES = join(import.meta.dirname, '../..')
/** True where these packages are those of an installed `slice-kit`: the working directory is then the slice. */
export const IS_KIT = basename(PACKAGES) === 'node_modules'

/** The folder of the lock file and of caches: this repository, or the one that uses the kit. */
export const ROOT = IS_KIT ? process.cwd() : PACKAGES
/** The folder of the settings of all builds: this repository, or the kit. */
export const PRESETS = IS_KIT ? join(PACKAGES, '..') : PACKAGES

/** Where builds look for packages: a slice of another repository finds ours inside the kit. */
export const MODULES = IS_KIT ? ['node_modules', PACKAGES] : ['node_modules']

/** The folder of one of our packages, of a slice, or of all (`.`). */
export function packageFolder(name) {
	return IS_KIT && /^(\.$|mfe-)/.test(name) ? ROOT : join(PACKAGES, name)
}

/** Whether a file is code of ours, or of a slice: a build compiles it. */
export function isOwnCode(file) {
	const beneath = [PACKAGES, ROOT].find((folder) => file.startsWith(join(folder, '/')))
	return beneath !== undefined && !file.slice(beneath.length).includes('/node_modules/')
}
