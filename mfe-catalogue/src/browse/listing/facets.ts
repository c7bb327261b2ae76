import { atom, onMount, type ReadableAtom } from 'nanostores'
import { type Facets, facetsRoute, KINDS, type Kind } from 'shared-contract'
import { call, type Outcome } from 'shared-state'

/** Before they are loaded: selects keep their places. */
export const NO_FACETS: Facets = { years: [], seasons: [], dubs: [], services: [] }

/** The filter values that exist for each kind of title. */
export const $facets = loadedByKind(NO_FACETS, (kind) => call(facetsRoute, { query: { kind } }))

/** Stores of what is known of each kind of title. Each has `before` at first and loads on its first subscription. */
export function loadedByKind<Value>(
	before: Value,
	load: (kind: Kind) => Promise<Outcome<Value>>,
): Record<Kind, ReadableAtom<Value>> {
	const storeOf = (kind: Kind): ReadableAtom<Value> => {
		const $loaded = atom(before)
		onMount($loaded, () => {
			if ($loaded.get() !== before) return
			void load(kind).then((outcome) => outcome.state === 'done' && $loaded.set(outcome.answer))
		})
		return $loaded
	}
	return Object.fromEntries(KINDS.map((kind) => [kind, storeOf(kind)])) as Record<Kind, ReadableAtom<Value>>
}
