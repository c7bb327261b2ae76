import { useEffect } from 'react'
import { useLoaderData, useNavigate, useSearchParams } from 'react-router-dom'
import { LoadFailure } from 'shared-composition'
import type { NewsPage as News } from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import {
	Container,
	EmptyState,
	Grid,
	Page,
	PageHeading,
	Section,
	Skeleton,
	SkeletonGrid,
	SkeletonText,
	Stack,
	space,
} from 'shared-ui'
import { Pagination } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { Await } from '../shared/deferred/Await.tsx'
import type { Deferred } from '../shared/deferred/deferred.ts'
import { LoadingRegion } from '../shared/deferred/LoadingRegion.tsx'
import { ArticleCard } from './ArticleCard.tsx'
import { CategoryFilter } from './CategoryFilter.tsx'
import { FeaturedLayout, FeaturedNews } from './FeaturedNews.tsx'
import { lastPage, lastPageRedirect, newsPath, readNewsQuery } from './newsQuery.ts'
import { newsTranslations } from './newsTranslations.ts'

/** The loader data of the page. */
export type DeferredNews = Deferred<Outcome<News>>

/** The news: the featured articles, then the recent ones with pagination. */
export function NewsPage() {
	const t = useTranslations(newsTranslations)
	const deferred = useLoaderData<DeferredNews>()
	const [query] = useSearchParams()
	return (
		<Page>
			<title>{`${t('news.title')} · Niouka`}</title>
			<Container>
				<Stack $gap={8}>
					<PageHeading title={t('news.title')} />
					<CategoryFilter />
					<Await key={newsPath(readNewsQuery(query))} deferred={deferred} skeleton={<NewsSkeleton />}>
						{(outcome) => <Loaded outcome={outcome} />}
					</Await>
				</Stack>
			</Container>
		</Page>
	)
}

function Loaded({ outcome }: { outcome: Outcome<News> }) {
	const t = useTranslations(newsTranslations)
	const [query] = useSearchParams()
	const navigate = useNavigate()
	// The loader redirects fast responses; a deferred response beyond the last page is redirected here.
	const redirectPath = lastPageRedirect(outcome, readNewsQuery(query))
	useEffect(() => {
		if (redirectPath !== undefined) void navigate(redirectPath, { replace: true })
	}, [redirectPath, navigate])
	if (redirectPath !== undefined) return <NewsSkeleton />
	if (outcome.state === 'done') return <Articles news={outcome.answer} />
	return <LoadFailure title={t('news.failed')} />
}

function Articles({ news }: { news: News }) {
	const t = useTranslations(newsTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const [query] = useSearchParams()
	const newsQuery = readNewsQuery(query)
	if (!news.featured && news.items.length === 0) {
		return <EmptyState title={t('news.empty.title')} text={t('news.empty.text')} />
	}
	return (
		<>
			{news.featured && <FeaturedNews featured={news.featured} top={news.top} />}
			{news.items.length > 0 && (
				<Section title={t('news.recent')}>
					<Grid $kind="news">
						{news.items.map((article) => (
							<li key={article.id}>
								<ArticleCard article={article} />
							</li>
						))}
					</Grid>
				</Section>
			)}
			<Pagination
				page={news.page}
				total={lastPage(news)}
				hrefFor={(page) => newsPath({ ...newsQuery, page })}
				onNavigate={() => scrollTo({ top: 0 })}
				labels={{
					navigation: t('listing.pages'),
					previous: shared('action.previous'),
					next: shared('action.next'),
					page: (page) => t('listing.page', { number: formats.number(page) }),
				}}
			/>
		</>
	)
}

/** A top story: the picture with the text beside it. */
const Story = styled.div`
	display: grid;
	grid-template-columns: minmax(96px, 34%) minmax(0, 1fr);
	align-items: center;
	gap: ${space[3]};
`

/** The skeleton of a page of news. */
function NewsSkeleton() {
	return (
		<LoadingRegion>
			<FeaturedLayout aria-hidden="true">
				<Skeleton $ratio="2 / 1" />
				<Stack $gap={4}>
					<Skeleton $height="1.8rem" $width="10rem" />
					{['first', 'second', 'third'].map((story) => (
						<Story key={story}>
							<Skeleton $ratio="16 / 9" />
							<SkeletonText lines={4} />
						</Story>
					))}
				</Stack>
			</FeaturedLayout>
			<Stack $gap={4}>
				<Skeleton $height="1.8rem" $width="12rem" />
				<SkeletonGrid kind="news" count={6} />
			</Stack>
		</LoadingRegion>
	)
}
