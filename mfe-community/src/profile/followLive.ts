import { type Profile, profileRoute } from 'shared-contract'
import { call } from 'shared-state'
import type { ProfileRelation } from './relation.ts'

// Whoever has the page open is told at the same time; they should not all ask at the same time.
const ASK_AFTER_MS = 200
const ASK_WITHIN_MS = 800

/** Keeps the numbers of a profile as they are on the server, until the returned function is called. */
export function followLive({ id, username }: Profile, relation: ProfileRelation): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined
	let stop: (() => void) | undefined
	let ended = false

	function askSoon() {
		timer ??= setTimeout(() => void ask(), ASK_AFTER_MS + Math.random() * ASK_WITHIN_MS)
	}

	async function ask() {
		timer = undefined
		const outcome = await call(profileRoute, { params: { username } })
		if (outcome.state === 'done' && !ended) relation.recount(outcome.answer)
	}

	// The page's socket comes with the first who needs it.
	void import('shared-state/live').then(({ watch }) => {
		if (ended) return
		stop = watch(`profile:${id}`, ({ type }) => {
			if (type === 'profileChanged') askSoon()
		})
	})

	return () => {
		ended = true
		clearTimeout(timer)
		stop?.()
	}
}
