import { sliceOwning } from 'shared-contract'
import type { IndexedSlice } from '../protocol/workbenchIndex.ts'

/** The first slice that owns a path of the site. */
export function sliceOwningPath(slices: readonly IndexedSlice[], path: string): IndexedSlice | undefined {
	const [pathname = '/'] = path.split('?')
	const owner = sliceOwning({ slices: slices.map(({ slice }) => slice) }, pathname)
	return slices.find(({ slice }) => slice === owner)
}
