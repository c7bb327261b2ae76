import type { Comment } from 'shared-contract'
import type { testSite } from '../../testing/site.testing.ts'
import { SERIES, type Someone, talkBench } from '../comment/comment.testing.ts'

/** A text that is long enough for a review. */
export const TEXT =
	'Cada episódio termina onde outro estúdio começaria, e o silêncio entre as falas conta mais do que as falas. '

/** The bench of comments, with reviews of the series. */
export function reviewBench(site: ReturnType<typeof testSite>) {
	const bench = talkBench(site)
	return {
		...bench,
		/** Writes or edits the review of the series; a second later than the one before. */
		async write(who: Someone | undefined, given: object = {}, titleId = SERIES) {
			site.clock.now = new Date(site.clock.now.getTime() + 1000)
			return bench.send('POST', `titles/${titleId}/reviews`, who, {
				text: TEXT,
				score: 8,
				spoilerNumber: null,
				...given,
			})
		},
		reviews: async (who?: Someone, query = '', titleId = SERIES) =>
			(await bench.send('GET', `titles/${titleId}/reviews${query}`, who)).json(),
		vote: (who: Someone | undefined, id: string, isHelpful: boolean) =>
			bench.send('PUT', `reviews/${id}/vote`, who, { isHelpful }),
	}
}

/** The authors of reviews, in order. */
export const authorsOf = ({ items }: { items: Comment[] }) => items.map(({ author }) => author?.name)
