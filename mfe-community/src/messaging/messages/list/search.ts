import { atom, computed } from 'nanostores'
import type { DirectConversation } from 'shared-contract'
import { $conversations } from './conversations.ts'
import { nameMatches } from './nameMatches.ts'

/** The text of the search box. */
export const $search = atom('')

/** What the server found by it. */
export const $found = atom<readonly DirectConversation[]>([])

/** The direct chats that match the search, including unlisted ones from the server. */
export const $directShown = computed([$conversations, $search, $found], (conversations, typed, found) => {
	if (conversations.state !== 'ready') return []
	const listed = conversations.list.direct
	if (typed.trim() === '') return listed
	const known = new Set(listed.map(({ id }) => id))
	const all = [...listed, ...found.filter(({ id }) => !known.has(id))]
	return all.filter(({ member }) => nameMatches(member.name, typed))
})
