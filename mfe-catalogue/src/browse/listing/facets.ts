import { atom, onMount, type ReadableAtom } from 'nanostores'
import { type Facets, facetsRoute, KINDS, type Kind } from 'shared-contract'
import { call } from 'shared-state'

/** Before they are loaded: selects keep their places. */
export const NO_FACETS: Facets = { years: [], seasons: [], dubs: [], services: [] }

/**
 * The filter values that exist for each kind of title. Each store is empty at first and loads on its first
 * subscription.
 */
export const $facets = Object.fromEntries(KINDS.map((kind) => [kind, facetsOf(kind)])) as Record<
	Kind,
	ReadableAtom<Facets>
>

function facetsOf(kind: Kind): ReadableAtom<Facets> {
	const $loaded = atom(NO_FACETS)
	onMount($loaded, () => {
		if ($loaded.get() === NO_FACETS) void load()
	})
	async function load() {
		const outcome = await call(facetsRoute, { query: { kind } })
		if (outcome.state === 'done') $loaded.set(outcome.answer)
	}
	return $loaded
}
