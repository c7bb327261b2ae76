import { sliceOwning } from 'shared-contract'
import type { BenchSlice } from '../bench/bench.ts'

/** The first of the slices that owns a path of the site. */
export function sliceOwningPath(slices: readonly BenchSlice[], path: string): BenchSlice | undefined {
	const [pathname = '/'] = path.split('?')
	const owner = sliceOwning({ revision: '', slices: slices.map(({ slice }) => slice) }, pathname)
	return slices.find(({ slice }) => slice === owner)
}
