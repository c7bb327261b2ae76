import { atom, type ReadableAtom } from 'nanostores'
import type { ListImport } from 'shared-contract'

export interface PastStore {
	readonly $items: ReadableAtom<readonly ListImport[]>
	/** An import was made, or became something else. */
	put(found: ListImport): void
}

/** The past imports, the latest first. */
export function createPast(given: readonly ListImport[]): PastStore {
	const $items = atom(given)
	return {
		$items,
		put(found) {
			const items = $items.get()
			const isKnown = items.some(({ id }) => id === found.id)
			$items.set(isKnown ? items.map((item) => (item.id === found.id ? found : item)) : [found, ...items])
		},
	}
}
