import debounce from 'debounce'
import { atom, type ReadableAtom } from 'nanostores'
import {
	SEARCH_DEBOUNCE_MS,
	SEARCH_QUERY_MAX_LENGTH,
	type SearchResults,
	searchChoiceRoute,
	searchRoute,
} from 'shared-contract'
import { call } from 'shared-state'

/** The state of the search. `ready` stays until the response to a newer query. */
export type SearchState =
	| { state: 'empty' }
	| { state: 'loading' }
	| { state: 'ready'; query: string; results: SearchResults }
	| { state: 'failed'; isUnreachable: boolean }

const $typed = atom('')
const $state = atom<SearchState>({ state: 'empty' })

/** The text of the field, as typed. */
export const $query: ReadableAtom<string> = $typed

/** The state of the search. */
export const $search: ReadableAtom<SearchState> = $state

let running: AbortController | undefined

/** Sets the query and searches, debounced by `SEARCH_DEBOUNCE_MS`. */
export function typeQuery(text: string): void {
	const before = $typed.get().trim()
	const typed = text.slice(0, SEARCH_QUERY_MAX_LENGTH)
	$typed.set(typed)
	const query = typed.trim()
	if (query === before) return
	cancel()
	if (query === '') {
		$state.set({ state: 'empty' })
		return
	}
	if ($state.get().state !== 'ready') $state.set({ state: 'loading' })
	void debouncedSearch(query)
}

/** Repeats a failed search at once. */
export function retrySearch(): void {
	cancel()
	$state.set({ state: 'loading' })
	void search($typed.get().trim())
}

/** Clears the query and the results. */
export function clearSearch(): void {
	typeQuery('')
	$typed.set('')
}

/** Counts an opened title, for the trending searches. */
export function countChoice(titleId: number): void {
	// A failure does not matter to the visitor.
	call(searchChoiceRoute, { body: { titleId } }).catch(() => undefined)
}

function cancel() {
	debouncedSearch.clear()
	running?.abort()
	running = undefined
}

async function search(query: string) {
	const controller = new AbortController()
	running = controller
	try {
		const outcome = await call(searchRoute, { query: { q: query } }, { signal: controller.signal })
		// The response belongs to an older query.
		if (controller.signal.aborted) return
		$state.set(
			outcome.state === 'done'
				? { state: 'ready', query, results: outcome.answer }
				: { state: 'failed', isUnreachable: outcome.state === 'unreachable' },
		)
	} catch (error) {
		if (!controller.signal.aborted) throw error
	}
}

const debouncedSearch = debounce(search, SEARCH_DEBOUNCE_MS)
