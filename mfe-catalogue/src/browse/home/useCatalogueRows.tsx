import type { ReactNode } from 'react'
import { deferred } from 'shared-composition'
import type { Home } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { homeTranslations } from '../../shared/homeTranslations.ts'
import { EpisodeRow } from './EpisodeRow.tsx'
import { NewsGrid } from './NewsGrid.tsx'
import { TitleRow } from './TitleRow.tsx'

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
