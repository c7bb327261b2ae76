import {
	exactScore,
	myEpisodeOpinionRoute,
	myTitleVoteRoute,
	unvoteEpisodeRoute,
	unvoteTitleRoute,
	voteEpisodeRoute,
	voteTitleRoute,
} from 'shared-contract'
import { act, call, type Outcome } from 'shared-state'
import type { ScoreSubject } from './score.ts'

/** The `ScoreSubject` of a title. */
export function titleSubject(titleId: number): ScoreSubject {
	const params = { id: String(titleId) }
	return {
		key: `title ${titleId}`,
		loadOwn: async () => scoreIn(await call(myTitleVoteRoute, { params })),
		vote: (score) => act(voteTitleRoute, { params, body: { score } }),
		unvote: () => act(unvoteTitleRoute, { params }),
	}
}

/** The `ScoreSubject` of an episode. */
export function episodeSubject(episodeId: number): ScoreSubject {
	const params = { id: String(episodeId) }
	return {
		key: `episode ${episodeId}`,
		loadOwn: async () => scoreIn(await call(myEpisodeOpinionRoute, { params })),
		vote: (score) => act(voteEpisodeRoute, { params, body: { score } }),
		unvote: () => act(unvoteEpisodeRoute, { params }),
	}
}

const scoreIn = (outcome: Outcome<Parameters<typeof exactScore>[0]>) =>
	outcome.state === 'done' ? exactScore(outcome.answer) : null
