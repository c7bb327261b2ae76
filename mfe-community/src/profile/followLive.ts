import { type Profile, profileRoute } from 'shared-contract'
import { call } from 'shared-state'
import { soon } from '../soon.ts'
import type { ProfileRelation } from './relation.ts'

/** Keeps the numbers of a profile, and whether its member and the reader are friends, as they are on the server, until the returned function is called. */
export function followLive({ id, username }: Profile, relation: ProfileRelation): () => void {
	let stops: (() => void)[] = []
	let ended = false

	const recounting = soon(() => void recount())

	async function recount() {
		const outcome = await call(profileRoute, { params: { username } })
		if (outcome.state === 'done' && !ended) relation.renew(outcome.answer)
	}

	// The page's socket comes with the first who needs it.
	void import('shared-state/live').then(({ watch, watchOwn }) => {
		if (ended) return
		let isBack = false
		const onWatching = () => {
			// The page has just come with its numbers; after the connection was lost they may be others.
			if (isBack) recounting.ask()
			isBack = true
		}
		stops = [
			watch(`profile:${id}`, ({ type }) => type === 'profileChanged' && recounting.ask(), { onWatching }),
			watchOwn(({ type }) => type === 'friendsChanged' && recounting.ask()),
		]
	})

	return () => {
		ended = true
		recounting.stop()
		for (const stop of stops) stop()
	}
}
