import { atom, type ReadableAtom } from 'nanostores'
import type { ListImport } from 'shared-contract'

export interface PastImportsStore {
	readonly $items: ReadableAtom<readonly ListImport[]>
	/** Adds or replaces an import. */
	put(found: ListImport): void
}

/** The past imports, latest first. */
export function createPastImports(given: readonly ListImport[]): PastImportsStore {
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
