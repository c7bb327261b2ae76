import { Link } from 'react-router-dom'
import { artworkPath, type NewsArticle } from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import { Avatar, ChevronLeftIcon, Chip, Cluster, color, Meta, Picture, radius, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { newsPath } from './newsQuery.ts'
import { newsTranslations } from './newsTranslations.ts'

const Back = styled(Link)`
	display: inline-flex;
	align-items: center;
	align-self: start;
	gap: ${space[1]};
	padding-block: ${space[2]};
	font-size: ${size.sm};
	font-weight: 650;
	color: ${color.muted};
	text-decoration: none;
	&:hover { color: ${color.text}; text-decoration: underline; }
`
const Heading = styled.h1`
	font-size: ${size['3xl']};
	line-height: 1.15;
	text-wrap: balance;
`
const Excerpt = styled.p`
	font-size: ${size.lg};
	line-height: 1.5;
	color: ${color.muted};
`
const Image = styled(Picture)`
	border-radius: ${radius.lg};
`

/** The top of an article: category, title, excerpt, author, date, reading time and picture. */
export function ArticleHeader({ article }: { article: NewsArticle }) {
	const t = useTranslations(newsTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	return (
		<Stack as="header" $gap={4}>
			<Back to="/news">
				<ChevronLeftIcon size={18} />
				{t('news.back')}
			</Back>
			<Cluster>
				<Chip to={newsPath({ category: article.category, page: 1 })}>{shared(`news.${article.category}`)}</Chip>
			</Cluster>
			<Heading>{article.title}</Heading>
			<Excerpt>{article.excerpt}</Excerpt>
			<Cluster $gap={3}>
				<Avatar name={article.author} url={article.authorAvatarUrl} size={40} />
				<Stack $gap={1}>
					<strong>{article.author}</strong>
					<Meta>
						<time dateTime={article.publishedAt} title={formats.instant(article.publishedAt)}>
							{formats.date(article.publishedAt)}
						</time>
						{' · '}
						{t('news.readTime', { minutes: article.readMinutes })}
					</Meta>
				</Stack>
			</Cluster>
			<Image
				src={article.imageUrl}
				fallbackUrl={artworkPath('news', article.id)}
				alt=""
				width={960}
				height={540}
				sizes="(width < 64em) 96vw, 960px"
				eager
			/>
		</Stack>
	)
}
