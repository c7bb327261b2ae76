import type { NewsCard } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { from, Section, Stack, space } from 'shared-ui'
import { styled } from 'styled-components'
import { ArticleCard } from './ArticleCard.tsx'
import { newsTranslations } from './newsTranslations.ts'

/** Two columns on wide screens: the featured article and the top stories. */
export const FeaturedLayout = styled.div`
	display: grid;
	gap: ${space[8]};
	align-items: start;
	> * { min-width: 0; }
	${from.wide} { grid-template-columns: minmax(0, 1fr) minmax(18rem, 26rem); }
`

/** The picture is 2:1, or as high as the top stories beside it. */
const Featured = styled.div`
	${from.wide} {
		align-self: stretch;
		> article > :first-child, > article > :first-child > span { height: 100%; }
	}
`

/** The featured article and, beside it, the top stories. */
export function FeaturedNews({ featured, top }: { featured: NewsCard; top: readonly NewsCard[] }) {
	const t = useTranslations(newsTranslations)
	return (
		<FeaturedLayout>
			<Featured>
				<ArticleCard article={featured} layout="featured" />
			</Featured>
			{top.length > 0 && (
				<Section title={t('news.top')}>
					<Stack as="ul" $gap={4}>
						{top.map((article) => (
							<li key={article.id}>
								<ArticleCard article={article} layout="list" />
							</li>
						))}
					</Stack>
				</Section>
			)}
		</FeaturedLayout>
	)
}
