import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { packageFolder } from 'federation/compile'
import { transferred } from 'federation/release/compress'
import { latestBuild } from 'federation/release/writeVersion'
import { SLICES } from 'federation/slices'
import { conforms, type Registry, type RegistrySlice, SHELL_BASE, ShellBuild, SLICES_BASE } from 'shared-contract'

/** The output folder of the monolith. */
export const MONOLITH = join(packageFolder('bench'), 'dist', 'monolith')

/** The output folder of the shell. */
export const SHELL = join(packageFolder('shell'), 'dist')

/** The newest builds of the slices, in the form of the registry. */
export async function slices(): Promise<RegistrySlice[]> {
	return Promise.all(SLICES.map((name) => latestBuild(join(packageFolder(name), 'dist'))))
}

/** The description of a build of the shell. */
export async function shellBuild(dist: string): Promise<ShellBuild> {
	const build: unknown = JSON.parse(await readFile(join(dist, 'shell.json'), 'utf8'))
	if (!conforms(ShellBuild, build)) throw new Error(`${dist} contains no build of a shell`)
	return build
}

/**
 * The registry of the monolith: the same slices own the same paths, but their preloaded chunks are those of the monolith, so
 * that both variants preload alike.
 */
export async function monolithRegistry(): Promise<Registry> {
	const files = await readdir(MONOLITH)
	// The routes of the slices are in its single script.
	const [main = ''] = (await shellBuild(MONOLITH)).scripts.map((address) => basename(address))
	const own = (chunk: string) => files.filter((file) => file.endsWith('.js') && chunkName(file) === chunkName(chunk))
	const ownBy = (chunksByName: Record<string, string[]> = {}) =>
		Object.fromEntries(Object.entries(chunksByName).map(([name, chunks]) => [name, chunks.flatMap(own)]))
	return {
		revision: '1',
		slices: (await slices()).map((slice) => ({
			...slice,
			base: SHELL_BASE,
			entry: main,
			exposes: {},
			screens: ownBy(slice.screens),
			words: ownBy(slice.words),
			// The monolith has no files of slices, so no hashes.
			integrity: {},
		})),
	}
}

const chunkName = (file: string) => file.split('.')[0]

/** The transfer size of a script of either variant with brotli, bytes. */
export function compressedSize(address: string, shellDist: string): Promise<number> {
	if (address.startsWith(SHELL_BASE)) return transferred(join(shellDist, address.slice(SHELL_BASE.length)))
	const [slice = '', ...rest] = address.slice(SLICES_BASE.length).split('/')
	return transferred(join(packageFolder(slice), 'dist', ...rest))
}
