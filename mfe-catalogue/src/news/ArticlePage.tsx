import { useLoaderData, useParams } from 'react-router-dom'
import { LoadFailure } from 'shared-composition'
import { ReportButton } from 'shared-composition/report/button'
import type { HeldArticle, NewsArticle } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import {
	Badge,
	Cluster,
	Container,
	EmptyState,
	from,
	Grid,
	LinkButton,
	Meta,
	Page,
	Section,
	Skeleton,
	SkeletonText,
	Stack,
} from 'shared-ui'
import { styled } from 'styled-components'
import { Poster } from '../shared/card/Poster.tsx'
import { LazyPanels } from '../shared/comments/LazyPanels.tsx'
import { Await } from '../shared/deferred/Await.tsx'
import type { Deferred } from '../shared/deferred/deferred.ts'
import { LoadingRegion } from '../shared/deferred/LoadingRegion.tsx'
import ArticleBody from './ArticleBody.tsx'
import { ArticleCard } from './ArticleCard.tsx'
import { ArticleHeader } from './ArticleHeader.tsx'
import { newsTranslations } from './newsTranslations.ts'
import { ShareArticle } from './ShareArticle.tsx'

/** An article; `held` if only its author and moderators see it. */
export interface ShownArticle {
	article: NewsArticle
	held?: HeldArticle
}

/** The loader data of the page. */
export type DeferredArticle = Deferred<Outcome<ShownArticle>>

/** As many columns as fit in the text width. */
const Titles = styled(Grid)`
	${from.wide} { --columns: 4; }
`

/** The page of an article, in each state of its data: loaded, loading, not found or failed. */
export function ArticlePage() {
	const deferred = useLoaderData<DeferredArticle>()
	const { id } = useParams()
	return (
		<Await key={id} deferred={deferred} skeleton={<ArticleSkeleton />}>
			{(outcome) => <Loaded outcome={outcome} />}
		</Await>
	)
}

function Loaded({ outcome }: { outcome: Outcome<ShownArticle> }) {
	const t = useTranslations(newsTranslations)
	if (outcome.state === 'done') return <Article key={outcome.answer.article.id} {...outcome.answer} />
	const isMissing = outcome.state === 'refused' && [400, 404].includes(outcome.status)
	const title = t(isMissing ? 'news.missing.title' : 'news.article.failed')
	return (
		<Page>
			<title>{`${title} · Niouka`}</title>
			<Container>
				{isMissing ? (
					<EmptyState
						isPage
						title={title}
						text={t('news.missing.text')}
						action={
							<LinkButton to="/news" variant="primary">
								{t('news.back')}
							</LinkButton>
						}
					/>
				) : (
					<LoadFailure isPage title={title} />
				)}
			</Container>
		</Page>
	)
}

function Article({ article, held }: ShownArticle) {
	const t = useTranslations(newsTranslations)
	const shared = useTranslations(common)
	return (
		<Page>
			<title>{`${article.title} · Niouka`}</title>
			<Container as="article" $width="text">
				<Stack $gap={8}>
					{held && (
						<Cluster role="status">
							<Badge $tone={held === 'waiting' ? undefined : 'danger'}>{t(`news.held.${held}`)}</Badge>
							<Meta as="p">{t(`news.held.${held}.text`)}</Meta>
						</Cluster>
					)}
					<ArticleHeader article={article} />
					<ArticleBody html={article.body} />
					{!held && (
						<Cluster $between>
							<ShareArticle id={article.id} />
							<ReportButton kind="article" id={String(article.id)} />
						</Cluster>
					)}
				</Stack>
			</Container>
			{!held && (
				<Container $width="text">
					<LazyPanels name="article.panels" subject="news" subjectId={article.id} />
				</Container>
			)}
			<Container $width="text">
				<Stack $gap={12}>
					{article.titles.length > 0 && (
						<Section title={t('news.about')}>
							<Titles $kind="poster">
								{article.titles.map((title) => (
									<li key={title.id}>
										<Poster title={title} />
									</li>
								))}
							</Titles>
						</Section>
					)}
					{article.related.length > 0 && (
						<Section title={t('news.related')} href="/news" seeAll={shared('action.seeAll')}>
							<Grid $kind="news">
								{article.related.map((related) => (
									<li key={related.id}>
										<ArticleCard article={related} />
									</li>
								))}
							</Grid>
						</Section>
					)}
				</Stack>
			</Container>
		</Page>
	)
}

/** The skeleton of an article. */
function ArticleSkeleton() {
	return (
		<Page>
			<Container $width="text">
				<LoadingRegion>
					<Stack $gap={4}>
						<Skeleton $height="1rem" $width="8rem" />
						<Skeleton $height="2rem" $width="7rem" />
						<Skeleton $height="2.6rem" $width="92%" />
						<SkeletonText lines={2} />
						<Skeleton $height="2.5rem" $width="14rem" />
						<Skeleton $ratio="16 / 9" />
					</Stack>
					<SkeletonText lines={4} />
					<SkeletonText lines={6} />
				</LoadingRegion>
			</Container>
		</Page>
	)
}
