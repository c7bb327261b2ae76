import type { ReactNode } from 'react'
import { deferred } from 'shared-composition'
import { type NewsCard as Article, artworkPath, type EpisodeCard as Episode, type Home } from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import { Grid } from 'shared-ui'
import { NewsCard, RowCarousel } from 'shared-ui/parts'
import { EpisodePoster } from '../../shared/card/EpisodePoster.tsx'
import { homeTranslations } from '../../shared/homeTranslations.ts'
import { HomeRow } from './HomeRow.tsx'
import { TitleRow } from './TitleRow.tsx'
import { useRowMotion } from './useRowMotion.ts'

const HomeDrives = deferred(async () => {
	const chunk = await import(/* webpackChunkName: "drives" */ '../../contribute/drive/HomeDrives.tsx')
	await chunk.ready
	return chunk.default
})

/** A row of the home page. */
export interface HomeRowItem {
	id: string
	/** Its name for the member who arranges the page. */
	title: string
	row: ReactNode
}

/** The rows that the catalogue shows on the home page below "Populares", in their order. */
export function useCatalogueRows({ drives, releases, episodes, mangas, movies, news }: Home): HomeRowItem[] {
	const t = useTranslations(homeTranslations)
	const titles = (id: string, title: string, props: { titles: Home['movies']; badge?: string }) => ({
		id,
		title,
		row: <TitleRow label={title} href={`/${id}`} {...props} />,
	})
	return [
		...(drives ? [{ id: 'drives', title: t('home.drives'), row: <HomeDrives drives={drives} /> }] : []),
		titles('releases', t('home.releases'), { titles: releases, badge: t('home.releases.new') }),
		{ id: 'episodes', title: t('episodes.title'), row: <EpisodeRow episodes={episodes} /> },
		titles('mangas', t('home.mangas'), { titles: mangas }),
		titles('movies', t('home.movies'), { titles: movies }),
		{ id: 'news', title: t('news.title'), row: <NewsGrid articles={news} /> },
	]
}

/** A row of the latest episodes; renders nothing if there are none. */
function EpisodeRow({ episodes }: { episodes: readonly Episode[] }) {
	const t = useTranslations(homeTranslations)
	const autoScroll = useRowMotion()
	if (episodes.length === 0) return null
	return (
		<HomeRow title={t('episodes.title')} href="/episodes">
			<RowCarousel
				kind="episode"
				label={t('episodes.title')}
				previousLabel={t('home.row.previous')}
				nextLabel={t('home.row.next')}
				autoScroll={autoScroll}
			>
				{episodes.map((episode) => (
					<EpisodePoster key={episode.id} episode={episode} />
				))}
			</RowCarousel>
		</HomeRow>
	)
}

/** The latest articles; renders nothing if there are none. */
function NewsGrid({ articles }: { articles: readonly Article[] }) {
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
