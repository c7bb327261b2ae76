import { type NewsCard as Article, artworkPath } from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import { NewsCard } from 'shared-ui/parts'
import { newsTranslations } from './newsTranslations.ts'

/** The featured picture is cut at its sides on a phone. */
const SIZES = {
	list: '(width < 40em) 34vw, 150px',
	featured: '(width < 40em) 205vw, 92vw',
}

interface ArticleCardProps {
	article: Article
	layout?: 'grid' | 'list' | 'featured'
}

/** The card of an article. */
export function ArticleCard({ article, layout = 'grid' }: ArticleCardProps) {
	const t = useTranslations(newsTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	// Non-breaking spaces keep the date on one line.
	const date = formats.date(article.publishedAt).replaceAll(' ', '\u00a0')
	const minutes = article.readMinutes
	return (
		<NewsCard
			href={`/news/${article.id}`}
			title={article.title}
			category={shared(`news.${article.category}`)}
			excerpt={article.excerpt}
			meta={
				layout === 'list'
					? `${date} · ${t('news.readTime', { minutes })}`
					: t('news.meta', { author: article.author, date, minutes })
			}
			layout={layout}
			eager={layout === 'featured'}
			imageUrl={article.imageUrl}
			fallbackUrl={artworkPath('news', article.id)}
			{...(layout !== 'grid' && { sizes: SIZES[layout] })}
		/>
	)
}
