import { atom, type ReadableAtom } from 'nanostores'
import { type BlockedMember, blocksRoute, unblockRoute } from 'shared-contract'
import { $session, type ActionOutcome, act, call } from 'shared-state'

export type BlockedState =
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'shown'; items: readonly BlockedMember[]; next: string | null; more: 'idle' | 'loading' | 'failed' }

export interface BlockedList {
	readonly $state: ReadableAtom<BlockedState>
	load(): Promise<void>
	loadMore(): Promise<void>
	unblock(member: BlockedMember): Promise<ActionOutcome<unknown>>
}

/** Whom the reader blocked. A visitor of a demo has blocked nobody. */
export function createBlockedList(): BlockedList {
	const $state = atom<BlockedState>({ state: 'loading' })

	return {
		$state,
		async load() {
			if ($session.get().state === 'visitor') {
				return $state.set({ state: 'shown', items: [], next: null, more: 'idle' })
			}
			$state.set({ state: 'loading' })
			const outcome = await call(blocksRoute, { query: {} })
			$state.set(outcome.state === 'done' ? { state: 'shown', ...outcome.answer, more: 'idle' } : { state: 'failed' })
		},
		async loadMore() {
			const shown = $state.get()
			if (shown.state !== 'shown' || shown.next === null || shown.more === 'loading') return
			$state.set({ ...shown, more: 'loading' })
			const outcome = await call(blocksRoute, { query: { after: shown.next } })
			const now = $state.get()
			if (now.state !== 'shown') return
			if (outcome.state !== 'done') return $state.set({ ...now, more: 'failed' })
			const { items, next } = outcome.answer
			$state.set({ state: 'shown', items: [...now.items, ...items], next, more: 'idle' })
		},
		async unblock(member) {
			const outcome = await act(unblockRoute, { params: { memberId: member.id } })
			const shown = $state.get()
			if (shown.state === 'shown' && (outcome.state === 'done' || outcome.state === 'example')) {
				$state.set({ ...shown, items: shown.items.filter(({ id }) => id !== member.id) })
			}
			return outcome
		},
	}
}
