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
	const found = createRemotePages<Page<Message>>(async (after) => {
		const q = $typed.get().trim()
		const query = { q, threads: true, ...(after === undefined ? {} : { after: String(after) }) }
		const outcome = await (q === ''
			? ofConversation(conversationId, () => call(pinsRoute, { params }), { items: [] })
			: ofConversation(conversationId, () => call(searchMessagesRoute, { params, query }), {
					items: [],
					more: false,
				}))
		if (outcome.state !== 'done') return outcome
		const { items } = outcome.answer
		return { state: 'done', answer: { items, next: ('next' in outcome.answer && outcome.answer.next) || null } }
	}, foundKey)
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

/** What tells a found message from others: threads number their messages, too. */
export const foundKey = ({ number, inThread = 0 }: Message) => `${inThread} ${number}`
