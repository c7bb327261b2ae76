import type { TitlePage } from 'shared-contract'
import { Stack } from 'shared-ui'
import { Recommendations } from '../recommendation/Recommendations.tsx'
import { RelatedTitles } from '../title/RelatedTitles.tsx'
import { SimilarTitles } from './SimilarTitles.tsx'

/** The titles of the same story, those that resemble a title, and what members recommend to those who like it. An adult title has the first only. */
export default function RelatedPanel({ page }: { page: TitlePage }) {
	return (
		<Stack $gap={12}>
			<RelatedTitles related={page.related} />
			{!page.isAdult && (
				<>
					<SimilarTitles titleId={page.id} />
					<Recommendations page={page} />
				</>
			)}
		</Stack>
	)
}
