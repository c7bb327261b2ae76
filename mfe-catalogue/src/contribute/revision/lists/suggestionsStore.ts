import { atom, type ReadableAtom } from 'nanostores'
import { type SuggestedKind, type Suggestion, suggestionsRoute } from 'shared-contract'
import { call } from 'shared-state'

export interface Suggestions {
	state: 'idle' | 'loading' | 'failed'
	items: readonly Suggestion[]
}

const DELAY_MS = 200

/** The store of the suggestions of a picker. Only the answer to the last query is shown. */
export function createSuggestions(kind: SuggestedKind): {
	$suggestions: ReadableAtom<Suggestions>
	search(query: string): void
} {
	const $suggestions = atom<Suggestions>({ state: 'idle', items: [] })
	let timer: ReturnType<typeof setTimeout> | undefined
	let latest = ''

	async function load(q: string) {
		$suggestions.set({ state: 'loading', items: $suggestions.get().items })
		const outcome = await call(suggestionsRoute, { query: { kind, q } })
		if (q !== latest) return
		$suggestions.set(
			outcome.state === 'done' ? { state: 'idle', items: outcome.answer.items } : { state: 'failed', items: [] },
		)
	}

	return {
		$suggestions,
		search(query) {
			latest = query.trim()
			clearTimeout(timer)
			if (latest === '') return $suggestions.set({ state: 'idle', items: [] })
			timer = setTimeout(() => void load(latest), DELAY_MS)
		},
	}
}
