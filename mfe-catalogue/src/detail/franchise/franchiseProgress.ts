import { atom, type ReadableAtom } from 'nanostores'
import { franchiseProgressRoute } from 'shared-contract'
import { $session, call } from 'shared-state'

/** The works that the reader has seen and is watching, by the ids of titles. */
export interface FranchiseProgress {
	seen: ReadonlySet<number>
	watching: ReadonlySet<number>
}

export type WorkState = 'seen' | 'watching' | undefined

const NOTHING: FranchiseProgress = { seen: new Set(), watching: new Set() }

/** Creates the store of the reader's progress in a franchise. Without an answer nothing is ticked off. */
export function createProgress(franchiseId: number) {
	const $progress = atom(NOTHING)
	const $state: ReadableAtom<FranchiseProgress> = $progress
	let latest = 0

	async function load() {
		latest += 1
		const request = latest
		const outcome = await call(franchiseProgressRoute, { params: { id: String(franchiseId) } })
		if (request !== latest || outcome.state !== 'done') return
		const { seen, watching } = outcome.answer
		$progress.set({ seen: new Set(seen), watching: new Set(watching) })
	}

	return {
		$state,
		/** Loads now and whenever another reader signs in. Returns a function that ends it. */
		follow: (): (() => void) =>
			$session.subscribe(() => {
				$progress.set(NOTHING)
				void load()
			}),
	}
}

export function stateOf({ seen, watching }: FranchiseProgress, id: number): WorkState {
	if (seen.has(id)) return 'seen'
	return watching.has(id) ? 'watching' : undefined
}
