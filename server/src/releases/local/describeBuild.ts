import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SliceRelease } from 'shared-contract'
import { Check } from 'typebox/value'
import { describeFolder } from './describeFolder.ts'
import type { LocalBuild } from './findBuilds.ts'

/** The manifest of a build: its `release.json`, else one that is computed from its folder. */
export async function describeBuild(build: LocalBuild): Promise<SliceRelease> {
	return (await readRelease(build)) ?? computeRelease(build)
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

async function computeRelease({ folder, slice, builtAt }: LocalBuild): Promise<SliceRelease> {
	const files = await describeFolder(folder)
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
