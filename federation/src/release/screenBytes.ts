import { join } from 'node:path'
import { type RegistrySlice, type ShellBuild, scriptsFor } from 'shared-contract'
import { transferred } from './compress.ts'

const LOCALE = 'pt'

/** The transferred bytes of the shell's scripts on the home page and on any other page. */
export interface FrameBytes {
	home: number
	elsewhere: number
}

/** The transferred bytes of all scripts of a screen. */
export interface ScreenBytes {
	path: string
	bytes: number
}

/** The bytes of the shell's scripts. `bytesOf` reads those of an address of the site. */
export async function frameBytes(
	shell: ShellBuild,
	bytesOf: (address: string) => Promise<number>,
): Promise<FrameBytes> {
	const home = sum(await Promise.all(shell.scripts.map(bytesOf)))
	return { home, elsewhere: home + sum(await Promise.all((shell.preloadElsewhere ?? []).map(bytesOf))) }
}

/** The bytes of each first screen of a built version in a folder, with those of the shell. */
export function screensOf(version: RegistrySlice, folder: string, frame: FrameBytes): Promise<ScreenBytes[]> {
	return Promise.all(
		screenPaths(version).map(async (path) => {
			const own = await ownBytes(version, path, (file) => transferred(join(folder, file)))
			return { path, bytes: own + (path === '/' ? frame.home : frame.elsewhere) }
		}),
	)
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
