import debounce from 'debounce'
import { type SuggestedKind, type Suggestion, suggestionsRoute } from 'shared-contract'
import { call } from 'shared-state'
import { createRemote } from 'shared-state/remote'

const DELAY_MS = 200
const NONE: { items: Suggestion[] } = { items: [] }

/** The store of the suggestions of a picker. Only the answer to the last query is shown. */
export function createSuggestions(kind: SuggestedKind) {
	let query = ''
	const { $state, load, update } = createRemote(
		async () =>
			query === '' ? { state: 'done' as const, answer: NONE } : call(suggestionsRoute, { query: { kind, q: query } }),
		NONE,
	)
	const soon = debounce(() => void load(), DELAY_MS)
	return {
		$state,
		search(typed: string) {
			query = typed.trim()
			soon()
			if (query === '') update(() => NONE)
		},
	}
}
