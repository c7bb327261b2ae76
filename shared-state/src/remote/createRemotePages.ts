import { type Answered, createRemoteOn, type Remote, remoteState } from './createRemote.ts'

/** A part of a list, with the cursor of the next; null at the end. */
export interface Page<Item, Cursor = string | number> {
	items: readonly Item[]
	next: Cursor | null
}

export interface RemotePages<Value> extends Remote<Value> {
	/** Loads the next page. An item that moved up meanwhile is not shown twice. */
	loadMore(): Promise<void>
}

/**
 * Creates the store of a list that is read page by page.
 *
 * @param keyOf what tells two items apart
 * @param initial the first page, where the page's loader read it already
 */
export function createRemotePages<Value extends Page<unknown>>(
	fetch: (after?: NonNullable<Value['next']>) => Promise<Answered<Value>>,
	keyOf: (item: Value['items'][number]) => unknown,
	initial?: Value,
): RemotePages<Value> {
	const $state = remoteState(initial)
	let latest = 0
	return {
		...createRemoteOn($state, () => fetch()),
		async loadMore() {
			const before = $state.get()
			if (before.state !== 'ready' || before.value.next === null) return
			if (before.more === 'loading' || before.more === 'refreshing') return
			latest += 1
			const request = latest
			$state.set({ ...before, more: 'loading' })
			const outcome = await fetch(before.value.next as NonNullable<Value['next']>)
			const now = $state.get()
			// A load or a reset began meanwhile.
			if (request !== latest || now.state !== 'ready' || now.more !== 'loading') return
			if (!('answer' in outcome)) return $state.set({ ...now, more: 'failed' })
			const known = new Set(now.value.items.map(keyOf))
			const fresh = outcome.answer.items.filter((item) => !known.has(keyOf(item)))
			$state.set({ state: 'ready', value: { ...outcome.answer, items: [...now.value.items, ...fresh] }, more: 'idle' })
		},
	}
}
