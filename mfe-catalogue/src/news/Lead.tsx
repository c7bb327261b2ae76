import type { NewsCard } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { from, Section, Stack, space } from 'shared-ui'
import { styled } from 'styled-components'
import { words } from '../words.ts'
import { ArticleCard } from './ArticleCard.tsx'

/** What is put forward, and what stands beside it where there is room. */
export const Front = styled.div`
	display: grid;
	gap: ${space[8]};
	align-items: start;
	> * { min-width: 0; }
	${from.wide} { grid-template-columns: minmax(0, 1fr) minmax(18rem, 26rem); }
`

/** Its picture is 2:1 and, beside higher neighbours, as high as they are. */
const Featured = styled.div`
	${from.wide} {
		align-self: stretch;
		> article > :first-child, > article > :first-child > span { height: 100%; }
	}
`

/** The featured article and, beside it, the top stories. */
export function Lead({ featured, top }: { featured: NewsCard; top: readonly NewsCard[] }) {
	const t = useWords(words)
	return (
		<Front>
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
		</Front>
	)
}
