import type { RelatedTitle } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Badge, Section } from 'shared-ui'
import { RowCarousel } from 'shared-ui/parts'
import { Poster } from '../../shared/card/Poster.tsx'
import { titleTranslations } from './titleTranslations.ts'

/** The related titles, each with its relation; renders nothing if there are none. */
export function RelatedTitles({ related }: { related: readonly RelatedTitle[] }) {
	const t = useTranslations(titleTranslations)
	if (related.length === 0) return null
	return (
		<Section far title={t('title.related')}>
			<RowCarousel label={t('title.related')} previousLabel={t('home.row.previous')} nextLabel={t('home.row.next')}>
				{related.map(({ relation, title }) => (
					<Poster
						key={title.id}
						title={title}
						badge={
							<Badge $tone="stamp">
								{t(relation === 'other' ? 'title.relation.any' : `title.relation.${relation}`)}
							</Badge>
						}
					/>
				))}
			</RowCarousel>
		</Section>
	)
}
