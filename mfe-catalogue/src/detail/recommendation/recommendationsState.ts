import {
	type Recommendation,
	recommendationsRoute,
	removeRecommendationRoute,
	unvoteRecommendationRoute,
	voteRecommendationRoute,
} from 'shared-contract'
import { act, call } from 'shared-state'
import { createRemote } from 'shared-state/remote'

/** Creates the store of what members recommend to those who like a title. */
export function createRecommendations(titleId: number) {
	const panel = createRemote<{ items: Recommendation[] }>(() =>
		call(recommendationsRoute, { params: { id: String(titleId) } }),
	)
	const change = (id: number, by: (item: Recommendation) => Recommendation[]) =>
		panel.update(({ items }) => ({ items: items.flatMap((item) => (item.id === id ? by(item) : [item])) }))

	return {
		$state: panel.$state,
		load: panel.load,
		follow: panel.follow,
		/** Votes for a recommendation, or withdraws the vote. On a demo only this page shows it. */
		async toggleVote({ id, isVoted, votes }: Recommendation) {
			const route = isVoted ? unvoteRecommendationRoute : voteRecommendationRoute
			const outcome = await act(route, { params: { id: String(id) } })
			if (outcome.state === 'done' || outcome.state === 'example') {
				const counted = outcome.state === 'done' ? outcome.answer.votes : votes + (isVoted ? -1 : 1)
				change(id, (item) => [{ ...item, isVoted: !isVoted, votes: counted }])
			}
			return outcome
		},
		async remove({ id }: Recommendation) {
			const outcome = await act(removeRecommendationRoute, { params: { id: String(id) } })
			if (outcome.state === 'done' || outcome.state === 'example') change(id, () => [])
			return outcome
		},
	}
}
