import type { TitlePage } from 'shared-contract'
import { Stack } from 'shared-ui'
import { Recommendations } from '../recommendation/Recommendations.tsx'
import { SimilarTitles } from './SimilarTitles.tsx'

/** What resembles a title, and what members recommend to those who like it. Loads after the page. */
export default function MoreLikeThis({ page }: { page: TitlePage }) {
	return (
		<Stack $gap={12}>
			<SimilarTitles titleId={page.id} />
			<Recommendations page={page} />
		</Stack>
	)
}
