import type { RelatedTitle } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { Badge, RowCarousel, Section } from 'shared-ui'
import { Poster } from '../card/Poster.tsx'
import { words } from '../words.ts'

/** The works around a title, each with what it is to it; nothing where none is known. */
export function Related({ related }: { related: readonly RelatedTitle[] }) {
	const t = useWords(words)
	if (related.length === 0) return null
	return (
		<Section title={t('title.related')}>
			<RowCarousel
				label={t('title.related')}
				previousLabel={t('home.row.previous')}
				nextLabel={t('home.row.next')}
				interval={0}
			>
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
