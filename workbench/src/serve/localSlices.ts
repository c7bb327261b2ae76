import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageFolder } from 'federation/compile'
import { SLICES } from 'federation/slices'
import { conforms, RegistrySlice } from 'shared-contract'
import type { IndexedSlice, SliceLoadError } from '../protocol/workbenchIndex.ts'

/** The description files of the slices' newest builds. */
export const LATEST_FILES = SLICES.map((name) => join(packageFolder(name), 'dist', 'latest.json'))

/** The newest builds of this repository's slices. */
export async function loadLocalSlices(): Promise<{ slices: IndexedSlice[]; errors: SliceLoadError[] }> {
	const results = await Promise.all(SLICES.map(readSlice))
	return {
		slices: results.flatMap((result) => ('slice' in result ? [result] : [])),
		errors: results.flatMap((result) => ('reason' in result ? [result] : [])),
	}
}

async function readSlice(name: string): Promise<IndexedSlice | SliceLoadError> {
	const file = `${name}/dist/latest.json`
	try {
		const slice: unknown = JSON.parse(await readFile(join(packageFolder('.'), file), 'utf8'))
		if (conforms(RegistrySlice, slice)) return { id: name, slice, source: { kind: 'local' } }
		return { address: file, reason: 'The file does not describe a slice.', advice: 'Build it again: npm run build' }
	} catch {
		return { address: file, reason: 'The slice has no build.', advice: 'Build it: npm run build' }
	}
}
