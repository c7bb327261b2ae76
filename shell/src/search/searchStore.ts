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

/** What stands below the search field. `ready` stays on screen until the answer to a newer query takes its place. */
export type SearchState =
	| { state: 'empty' }
	| { state: 'loading' }
	| { state: 'ready'; query: string; results: SearchResults }
	| { state: 'failed' }

const $typed = atom('')
const $shown = atom<SearchState>({ state: 'empty' })

/** The text of the field, as typed. */
export const $query: ReadableAtom<string> = $typed

export const $search: ReadableAtom<SearchState> = $shown

let running: AbortController | undefined

/** Takes what stands in the field; the search is asked once the typing rests for `SEARCH_DEBOUNCE_MS`. */
export function typeQuery(text: string): void {
	const before = $typed.get().trim()
	const typed = text.slice(0, SEARCH_QUERY_MAX_LENGTH)
	$typed.set(typed)
	const query = typed.trim()
	if (query === before) return
	stop()
	if (query === '') {
		$shown.set({ state: 'empty' })
		return
	}
	if ($shown.get().state !== 'ready') $shown.set({ state: 'loading' })
	void askSoon(query)
}

/** Asks again, at once, what could not be answered. */
export function retrySearch(): void {
	stop()
	$shown.set({ state: 'loading' })
	void ask($typed.get().trim())
}

/** Empties the field and forgets the results, as closing the overlay does. */
export function clearSearch(): void {
	typeQuery('')
	$typed.set('')
}

/** Counts that a title among the results was opened: the trending searches are made of it. */
export function countChoice(titleId: number): void {
	// A choice that is not counted is no loss to the reader.
	call(searchChoiceRoute, { body: { titleId } }).catch(() => undefined)
}

function stop() {
	askSoon.clear()
	running?.abort()
	running = undefined
}

async function ask(query: string) {
	const mine = new AbortController()
	running = mine
	try {
		const outcome = await call(searchRoute, { query: { q: query } }, { signal: mine.signal })
		// An answer that comes after a newer question was typed is nobody's answer.
		if (mine.signal.aborted) return
		$shown.set(outcome.state === 'done' ? { state: 'ready', query, results: outcome.answer } : { state: 'failed' })
	} catch (error) {
		if (!mine.signal.aborted) throw error
	}
}

const askSoon = debounce(ask, SEARCH_DEBOUNCE_MS)
