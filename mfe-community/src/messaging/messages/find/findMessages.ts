import debounce from 'debounce'
import { atom } from 'nanostores'
import { type Message, pinsRoute, SEARCH_DEBOUNCE_MS, searchMessagesRoute } from 'shared-contract'
import { call } from 'shared-state'
import { createRemotePages, type Page } from 'shared-state/remote'
import { ofConversation } from '../group/exampleChannels.ts'

/** The search of a conversation: the pinned messages while nothing is typed, else the found ones, latest first. */
export function searchOf(conversationId: string) {
	const $typed = atom('')
	const params = { id: conversationId }
	const found = createRemotePages<Page<Message>>(
		async (before) => {
			const q = $typed.get().trim()
			const query = { q, ...(before === undefined ? {} : { before: String(before) }) }
			const outcome = await (q === ''
				? ofConversation(conversationId, () => call(pinsRoute, { params }), { items: [] })
				: ofConversation(conversationId, () => call(searchMessagesRoute, { params, query }), {
						items: [],
						more: false,
					}))
			if (outcome.state !== 'done') return outcome
			const { items } = outcome.answer
			const isMore = 'more' in outcome.answer && outcome.answer.more
			return { state: 'done', answer: { items, next: isMore ? (items.at(-1)?.number ?? null) : null } }
		},
		({ number }) => number,
	)
	const soon = debounce(() => void found.load(), SEARCH_DEBOUNCE_MS)

	return {
		$typed,
		$found: found.$state,
		load: found.load,
		loadMore: found.loadMore,
		type(typed: string): void {
			$typed.set(typed)
			found.reset()
			soon()
		},
	}
}
