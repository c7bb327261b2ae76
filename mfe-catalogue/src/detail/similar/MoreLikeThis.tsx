import type { TitlePage } from 'shared-contract'
import { Stack } from 'shared-ui'
import { Recommendations } from '../recommendation/Recommendations.tsx'
import { LazyReviews } from './LazyReviews.tsx'
import { LazyStatistics } from './LazyStatistics.tsx'
import { SimilarTitles } from './SimilarTitles.tsx'

/** What resembles a title, what members recommend to those who like it, its statistics and its reviews. Loads after the page. */
export default function MoreLikeThis({ page }: { page: TitlePage }) {
	return (
		<Stack $gap={12}>
			<SimilarTitles titleId={page.id} />
			<Recommendations page={page} />
			<LazyStatistics titleId={page.id} />
			<LazyReviews titleId={page.id} />
		</Stack>
	)
}
