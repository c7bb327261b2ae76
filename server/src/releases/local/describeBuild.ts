import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { SliceRelease } from 'shared-contract'
import { Check } from 'typebox/value'
import { integrityOf } from '../integrity.ts'
import type { LocalBuild } from './findBuilds.ts'

/** The manifest of a build: its `release.json`, else one that is computed from its folder. */
export async function describeBuild(build: LocalBuild): Promise<SliceRelease> {
	return (await readRelease(build)) ?? describeFolder(build)
}

async function readRelease({ folder, slice }: LocalBuild): Promise<SliceRelease | undefined> {
	try {
		const release: unknown = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'))
		const isSameVersion = Check(SliceRelease, release) && release.slice.version === slice.version
		return isSameVersion ? release : undefined
	} catch {
		return undefined
	}
}

async function describeFolder({ folder, slice, builtAt }: LocalBuild): Promise<SliceRelease> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true })
	const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
	const files = await Promise.all(
		paths.sort().map(async (path) => {
			const bytes = await readFile(path)
			return {
				path: relative(folder, path).replaceAll(sep, '/'),
				bytes: bytes.length,
				integrity: integrityOf(bytes),
			}
		}),
	)
	const sizeOf = (path: string) => files.find((file) => file.path === path)?.bytes ?? 0
	// The compressed size, if there is a compressed file.
	const entry = sizeOf(`${slice.entry}.br`) || sizeOf(slice.entry)
	const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
	return {
		slice,
		commit: null,
		builtAt: builtAt.toISOString(),
		files,
		bytes: { entry, firstScreen: entry, total },
		words: { pt: 0, en: 0, ja: 0 },
	}
}
