import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { SLICES } from 'federation/build'
import { packageFolder } from 'federation/compile'
import { transferred } from 'federation/release/compress'
import { latestBuild } from 'federation/release/writeVersion'
import { conforms, type Registry, type RegistrySlice, SHELL_BASE, ShellBuild, SLICES_BASE } from 'shared-contract'

/** Where the monolith is built to. */
export const MONOLITH = join(packageFolder('bench'), 'dist', 'monolith')

/** Where the shell is built to. */
export const SHELL = join(packageFolder('shell'), 'dist')

/** The newest builds of the slices, as the site lists them. */
export async function slices(): Promise<RegistrySlice[]> {
	return Promise.all(SLICES.map((name) => latestBuild(join(packageFolder(name), 'dist'))))
}

/** What a build of a shell starts with. */
export async function shellBuild(dist: string): Promise<ShellBuild> {
	const build: unknown = JSON.parse(await readFile(join(dist, 'shell.json'), 'utf8'))
	if (!conforms(ShellBuild, build)) throw new Error(`${dist} holds no build of a shell`)
	return build
}

/**
 * The registry that the monolith is served with: the same slices own the same paths, and what the page names ahead for
 * each are the monolith's own chunks, so that it is preloaded as well as the federation is.
 */
export async function monolithRegistry(): Promise<Registry> {
	const files = await readdir(MONOLITH)
	// The slices' routes are part of its one script.
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
			// The hashes of the slices' own files, which the monolith has none of.
			integrity: {},
		})),
	}
}

const chunkName = (file: string) => file.split('.')[0]

/** The bytes that travel for a script of the federation, or of the monolith, by brotli. */
export function weight(address: string, shellDist: string): Promise<number> {
	if (address.startsWith(SHELL_BASE)) return transferred(join(shellDist, address.slice(SHELL_BASE.length)))
	const [slice = '', ...rest] = address.slice(SLICES_BASE.length).split('/')
	return transferred(join(packageFolder(slice), 'dist', ...rest))
}
