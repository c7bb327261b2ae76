import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SLICES } from 'federation/build'
import { packageFolder } from 'federation/compile'
import { conforms, RegistrySlice } from 'shared-contract'
import type { BenchProblem, BenchSlice } from '../bench/bench.ts'

/** The file in which a build of a slice says of itself which is the newest. */
export const LATEST_FILES = SLICES.map((name) => join(packageFolder(name), 'dist', 'latest.json'))

/** The slices of this repository as they were built last. */
export async function localSlices(): Promise<{ slices: BenchSlice[]; problems: BenchProblem[] }> {
	const found = await Promise.all(SLICES.map(readSlice))
	return {
		slices: found.flatMap((each) => ('slice' in each ? [each] : [])),
		problems: found.flatMap((each) => ('reason' in each ? [each] : [])),
	}
}

async function readSlice(name: string): Promise<BenchSlice | BenchProblem> {
	const file = `${name}/dist/latest.json`
	try {
		const slice: unknown = JSON.parse(await readFile(join(packageFolder('.'), file), 'utf8'))
		if (conforms(RegistrySlice, slice)) return { id: name, slice, source: { kind: 'local' } }
		return { address: file, reason: 'It does not describe a slice.', advice: 'Build it anew: npm run build' }
	} catch {
		return { address: file, reason: 'This slice has not been built.', advice: 'Build it: npm run build' }
	}
}
