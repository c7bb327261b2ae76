import { type NewsCard as Article, artworkPath } from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import { Grid } from 'shared-ui'
import { NewsCard } from 'shared-ui/parts'
import { homeTranslations } from '../../shared/homeTranslations.ts'
import { HomeRow } from './HomeRow.tsx'

/** The latest articles; renders nothing if there are none. */
export function NewsGrid({ articles }: { articles: readonly Article[] }) {
	const t = useTranslations(homeTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	if (articles.length === 0) return null
	return (
		<HomeRow title={t('news.title')} href="/news">
			<Grid $kind="news">
				{articles.map((article) => (
					<li key={article.id}>
						<NewsCard
							href={`/news/${article.id}`}
							title={article.title}
							category={shared(`news.${article.category}`)}
							excerpt={article.excerpt}
							meta={t('news.meta', {
								author: article.author,
								date: formats.date(article.publishedAt),
								minutes: article.readMinutes,
							})}
							imageUrl={article.imageUrl}
							fallbackUrl={artworkPath('news', article.id)}
						/>
					</li>
				))}
			</Grid>
		</HomeRow>
	)
}
