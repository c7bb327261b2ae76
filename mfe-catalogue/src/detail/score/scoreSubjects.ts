import {
	exactScore,
	myEpisodeOpinionRoute,
	myTitleVoteRoute,
	unvoteEpisodeRoute,
	unvoteTitleRoute,
	voteEpisodeRoute,
	voteTitleRoute,
} from 'shared-contract'
import { act, call } from 'shared-state'
import type { ScoreSubject } from './score.ts'

/** The `ScoreSubject` of a title. */
export function titleSubject(titleId: number): ScoreSubject {
	const params = { id: String(titleId) }
	return {
		key: `title ${titleId}`,
		async loadOwn() {
			const outcome = await call(myTitleVoteRoute, { params })
			return outcome.state === 'done' ? exactScore(outcome.answer) : null
		},
		vote: (score) => act(voteTitleRoute, { params, body: { score } }),
		unvote: () => act(unvoteTitleRoute, { params }),
	}
}

/** The `ScoreSubject` of an episode. */
export function episodeSubject(episodeId: number): ScoreSubject {
	const params = { id: String(episodeId) }
	return {
		key: `episode ${episodeId}`,
		async loadOwn() {
			const outcome = await call(myEpisodeOpinionRoute, { params })
			return outcome.state === 'done' ? exactScore(outcome.answer) : null
		},
		vote: (score) => act(voteEpisodeRoute, { params, body: { score } }),
		unvote: () => act(unvoteEpisodeRoute, { params }),
	}
}
