import debounce from 'debounce'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { type DirectConversation, directConversationsRoute } from 'shared-contract'
import { call } from 'shared-state'
import { $conversations } from './conversations.ts'
import { nameMatches } from './nameMatches.ts'

const SEARCH_DEBOUNCE_MS = 250

const $typed = atom('')
const $found = atom<readonly DirectConversation[]>([])

/** The text of the search box. */
export const $search: ReadableAtom<string> = $typed

/** The direct chats that match the search, including unlisted ones from the server. */
export const $directShown = computed([$conversations, $typed, $found], (conversations, typed, found) => {
	if (conversations.state !== 'ready') return []
	const listed = conversations.list.direct
	if (typed.trim() === '') return listed
	const known = new Set(listed.map(({ id }) => id))
	const all = [...listed, ...found.filter(({ id }) => !known.has(id))]
	return all.filter(({ member }) => nameMatches(member.name, typed))
})

export function searchFor(typed: string): void {
	$typed.set(typed)
	searchDebounced.clear()
	const now = $conversations.get()
	if (typed.trim() === '' || now.state !== 'ready' || now.list.older === null) return
	void searchDebounced(typed)
}

const searchDebounced = debounce(async (typed: string) => {
	const outcome = await call(directConversationsRoute, { query: { q: typed.trim() } })
	if (outcome.state === 'done' && $typed.get() === typed) $found.set(outcome.answer.items)
}, SEARCH_DEBOUNCE_MS)
