import { franchiseProgressRoute } from 'shared-contract'
import { call } from 'shared-state'
import { createRemote } from 'shared-state/remote'

/** The works that the reader has seen and is watching, by the ids of titles. */
export interface FranchiseProgress {
	seen: ReadonlySet<number>
	watching: ReadonlySet<number>
}

export type WorkState = 'seen' | 'watching' | undefined

/** Creates the store of the reader's progress in a franchise. Without an answer nothing is ticked off. */
export function createProgress(franchiseId: number) {
	return createRemote<FranchiseProgress>(async () => {
		const outcome = await call(franchiseProgressRoute, { params: { id: String(franchiseId) } })
		if (outcome.state !== 'done') return outcome
		const { seen, watching } = outcome.answer
		return { state: 'done', answer: { seen: new Set(seen), watching: new Set(watching) } }
	})
}

export function stateOf(progress: FranchiseProgress | undefined, id: number): WorkState {
	if (progress?.seen.has(id)) return 'seen'
	return progress?.watching.has(id) ? 'watching' : undefined
}
