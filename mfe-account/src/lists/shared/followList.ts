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
	const see = () => {
		if ($session.get().state === 'member' && !document.hidden) void call(seeListRoute, { params: { listId } })
	}
	const read = async () => {
		await refresh()
		see()
	}
	see()
	let isFirst = true
	return subscribe(`list:${listId}`, () => void read(), {
		// The page has just read it.
		onSubscribed() {
			if (!isFirst) void read()
			isFirst = false
		},
		onEnded: onGone,
	})
}
