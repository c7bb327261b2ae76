import { atom, onMount, type ReadableAtom } from 'nanostores'
import { type Facets, facetsRoute, KINDS, type Kind } from 'shared-contract'
import { call } from 'shared-state'

const NOTHING: Facets = { years: [], seasons: [] }

/** What the lists of a kind can be filtered by; nothing until it is known. Asked for when it is first looked at. */
export const $facets = Object.fromEntries(KINDS.map((kind) => [kind, facetsOf(kind)])) as Record<
	Kind,
	ReadableAtom<Facets>
>

function facetsOf(kind: Kind): ReadableAtom<Facets> {
	const $known = atom(NOTHING)
	onMount($known, () => {
		if ($known.get() === NOTHING) void load()
	})
	async function load() {
		const outcome = await call(facetsRoute, { query: { kind } })
		if (outcome.state === 'done') $known.set(outcome.answer)
	}
	return $known
}
