import debounce from 'debounce'
import { atom } from 'nanostores'
import { type Message, pinsRoute, SEARCH_DEBOUNCE_MS, searchMessagesRoute } from 'shared-contract'
import { call } from 'shared-state'
import { ofConversation } from '../group/exampleChannels.ts'

/** The pinned messages while nothing is typed, else the found ones. */
export type Found =
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'ready'; items: readonly Message[]; more: boolean }

const NOTHING = { items: [], more: false }

/** The search of a conversation. */
export function searchOf(conversationId: string) {
	const $typed = atom('')
	const $found = atom<Found>({ state: 'loading' })
	const params = { id: conversationId }

	async function load(): Promise<void> {
		const q = $typed.get().trim()
		const outcome =
			q === ''
				? await ofConversation(conversationId, () => call(pinsRoute, { params }), { items: [] })
				: await ofConversation(conversationId, () => call(searchMessagesRoute, { params, query: { q } }), NOTHING)
		if (q !== $typed.get().trim()) return
		if (outcome.state !== 'done') return $found.set({ state: 'failed' })
		$found.set({ state: 'ready', more: false, ...outcome.answer })
	}

	const soon = debounce(() => void load(), SEARCH_DEBOUNCE_MS)

	return {
		$typed,
		$found,
		load,
		type(typed: string): void {
			$typed.set(typed)
			$found.set({ state: 'loading' })
			soon()
		},
		/** Loads the messages before the last found one. */
		async loadMore(): Promise<void> {
			const [now, q] = [$found.get(), $typed.get().trim()]
			if (now.state !== 'ready') return
			const query = { q, before: String(now.items.at(-1)?.number ?? 0) }
			const outcome = await call(searchMessagesRoute, { params, query })
			if (outcome.state !== 'done' || $found.get() !== now) return
			$found.set({ ...now, items: [...now.items, ...outcome.answer.items], more: outcome.answer.more })
		},
	}
}
