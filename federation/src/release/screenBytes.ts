import { join } from 'node:path'
import { LOCALES, needsControls, type RegistrySlice, type ShellBuild, scriptsFor, wordsFor } from 'shared-contract'
import { transferred } from './compress.ts'

const LOCALE = 'pt'

/** The transferred bytes of the shell's scripts on the home page, and of its controls, with which other pages start. */
export interface FrameBytes {
	home: number
	controls: number
}

/** The transferred bytes of all scripts of a screen, and of its translations in the largest language. */
export interface ScreenBytes {
	path: string
	bytes: number
	words: number
}

/** The bytes of the shell's scripts. `bytesOf` reads those of an address of the site. */
export async function frameBytes(
	shell: ShellBuild,
	bytesOf: (address: string) => Promise<number>,
): Promise<FrameBytes> {
	return {
		home: sum(await Promise.all(shell.scripts.map(bytesOf))),
		controls: sum(await Promise.all((shell.preloadElsewhere ?? []).map(bytesOf))),
	}
}

/** The bytes of each first screen of a built version in a folder, with those of the shell. */
export function screensOf(version: RegistrySlice, folder: string, frame: FrameBytes): Promise<ScreenBytes[]> {
	const bytesOf = (file: string) => transferred(join(folder, file))
	return Promise.all(
		screenPaths(version).map(async (path) => {
			const own = await ownBytes(version, path, bytesOf)
			const controls = needsControls({ revision: '', slices: [version] }, path) ? frame.controls : 0
			return { path, bytes: frame.home + controls + own, words: await wordBytes(version, path, bytesOf) }
		}),
	)
}

/** The bytes of the translations of a screen in the largest language. */
export async function wordBytes(
	version: RegistrySlice,
	path: string,
	bytesOf: (file: string) => Promise<number>,
): Promise<number> {
	const registry = { revision: '', slices: [version] }
	const all = LOCALES.map(async (locale) => sum(await Promise.all(wordsFor(registry, path, locale).map(bytesOf))))
	return Math.max(...(await Promise.all(all)))
}

/** The bytes of the slice's own scripts on a screen. `bytesOf` reads those of a file of the version. */
export async function ownBytes(
	version: RegistrySlice,
	path: string,
	bytesOf: (file: string) => Promise<number>,
): Promise<number> {
	const needed = scriptsFor({ revision: '', slices: [version] }, path, LOCALE)
	return sum(await Promise.all(needed.map((script) => bytesOf(script.address.slice(version.base.length)))))
}

function screenPaths({ owns, screens = {} }: RegistrySlice): string[] {
	return [...new Set([...owns, ...Object.keys(screens)])]
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, each) => total + each, 0)
}
