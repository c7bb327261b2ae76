import debounce from 'debounce'
import { directConversationsRoute } from 'shared-contract'
import { call } from 'shared-state'
import { $conversations } from './conversations.ts'
import { $found, $search } from './search.ts'

const SEARCH_DEBOUNCE_MS = 250

/** Filters the direct chats, and asks the server for those that are not listed. */
export function searchFor(typed: string): void {
	$search.set(typed)
	searchDebounced.clear()
	const now = $conversations.get()
	if (typed.trim() === '' || now.state !== 'ready' || now.list.older === null) return
	void searchDebounced(typed)
}

const searchDebounced = debounce(async (typed: string) => {
	const outcome = await call(directConversationsRoute, { query: { q: typed.trim() } })
	if (outcome.state === 'done' && $search.get() === typed) $found.set(outcome.answer.items)
}, SEARCH_DEBOUNCE_MS)
