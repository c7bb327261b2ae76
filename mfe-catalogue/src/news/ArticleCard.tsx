import { type NewsCard as Article, artworkPath } from 'shared-contract'
import { common, useFormats, useWords } from 'shared-i18n'
import { NewsCard } from 'shared-ui'
import { words } from '../words.ts'

interface ArticleCardProps {
	article: Article
	layout?: 'grid' | 'list' | 'featured'
}

/** An article as a card. */
export function ArticleCard({ article, layout = 'grid' }: ArticleCardProps) {
	const t = useWords(words)
	const shared = useWords(common)
	const formats = useFormats()
	return (
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
			layout={layout}
			eager={layout === 'featured'}
			imageUrl={article.imageUrl}
			fallbackUrl={artworkPath('news', article.id)}
		/>
	)
}
