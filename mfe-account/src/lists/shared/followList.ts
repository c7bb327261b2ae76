import { seeListRoute } from 'shared-contract'
import { $session, call } from 'shared-state'
import { subscribe } from 'shared-state/live'
import type { CustomListStore } from '../customListStore.ts'

/**
 * Keeps a shown list up to date, and tells that its reader has seen it.
 *
 * @param onGone the right to read it ended
 * @returns the function that ends it
 */
export function followList(listId: string, { refresh }: CustomListStore, onGone: () => void): () => void {
	if ($session.get().state === 'member') void call(seeListRoute, { params: { listId } })
	let isFirst = true
	return subscribe(`list:${listId}`, () => void refresh(), {
		// The page has just read it.
		onSubscribed() {
			if (!isFirst) void refresh()
			isFirst = false
		},
		onEnded: onGone,
	})
}
