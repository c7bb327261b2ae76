import { atom, type ReadableAtom } from 'nanostores'
import { type Activity, activityRoute } from 'shared-contract'
import { call, type Outcome } from 'shared-state'
import type { ActivityPage } from './loadProfile.ts'

export type FeedState =
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'shown'; items: readonly Activity[]; next: string | null; more: 'idle' | 'loading' | 'failed' }

export interface ActivityFeed {
	readonly $state: ReadableAtom<FeedState>
	load(): Promise<void>
	loadMore(): Promise<void>
}

/** The paged store of a member's activities. The loader has requested the first page. */
export function createActivityFeed(username: string, first: Promise<Outcome<ActivityPage>>): ActivityFeed {
	const $state = atom<FeedState>({ state: 'loading' })
	const params = { username }

	async function take(coming: Promise<Outcome<ActivityPage>>) {
		const outcome = await coming
		$state.set(outcome.state === 'done' ? { state: 'shown', ...outcome.answer, more: 'idle' } : { state: 'failed' })
	}
	// Leaving the page aborts the request.
	void take(first).catch(() => {})

	return {
		$state,
		async load() {
			await take(call(activityRoute, { params, query: {} }))
		},
		async loadMore() {
			const shown = $state.get()
			if (shown.state !== 'shown' || shown.next === null || shown.more === 'loading') return
			$state.set({ ...shown, more: 'loading' })
			const outcome = await call(activityRoute, { params, query: { after: shown.next } })
			if (outcome.state !== 'done') return $state.set({ ...shown, more: 'failed' })
			const { items, next } = outcome.answer
			$state.set({ state: 'shown', items: [...shown.items, ...items], next, more: 'idle' })
		},
	}
}
