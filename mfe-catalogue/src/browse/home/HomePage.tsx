import { useStore } from '@nanostores/react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import type { Home } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { $session, $site, type Outcome } from 'shared-state'
import { Container, EmptyState, Page, Stack } from 'shared-ui'
import { RestPlaceholder, useIsPainted } from '../../shared/deferred/afterPaint.ts'
import { homeTranslations } from '../../shared/homeTranslations.ts'
import { EpisodeRow } from './EpisodeRow.tsx'
import { HomeCarousel } from './HomeCarousel.tsx'
import { MemberRows } from './MemberRows.tsx'
import { NewsGrid } from './NewsGrid.tsx'
import { TitleRow } from './TitleRow.tsx'

/** The cards of the first row that are rendered before the first paint: as many as a wide screen shows. */
const FIRST_CARDS = 6

/** The home page: the carousel, then a row for each part of the catalogue. */
export function HomePage() {
	const t = useTranslations(homeTranslations)
	const outcome = useLoaderData<Outcome<Home>>()
	const { revalidate } = useRevalidator()

	return (
		<Page $bleed={outcome.state === 'done'}>
			<title>{`Niouka · ${t('home.title')}`}</title>
			{outcome.state === 'done' ? (
				<HomeContent home={outcome.answer} />
			) : (
				<Container>
					<FailurePanel isPage title={t('home.failed')} onRetry={revalidate} />
				</Container>
			)}
		</Page>
	)
}

function HomeContent({ home }: { home: Home }) {
	const t = useTranslations(homeTranslations)
	const isPainted = useIsPainted()
	const empty = home.popular.length === 0 && home.mangas.length === 0 && home.news.length === 0
	return (
		<>
			<HomeCarousel featured={home.featured} popular={home.popular} />
			<Container>
				<Stack $gap={16}>
					{empty && <EmptyState title={t('home.empty.title')} text={t('home.empty.text')} />}
					<TitleRow
						isFirst
						label={t('home.popular')}
						href="/popular"
						titles={isPainted ? home.popular : home.popular.slice(0, FIRST_CARDS)}
					/>
					{isPainted ? <Rows home={home} /> : <RestPlaceholder />}
				</Stack>
			</Container>
		</>
	)
}

function Rows({ home }: { home: Home }) {
	const t = useTranslations(homeTranslations)
	// A visitor of a demo sees what the sample member sees.
	const isDemo = useStore($site).demo
	const isForMember = useStore($session).state === 'member' || isDemo
	return (
		<>
			{isForMember && <MemberRows />}
			<TitleRow label={t('home.releases')} href="/releases" titles={home.releases} badge={t('home.releases.new')} />
			<EpisodeRow episodes={home.episodes} />
			<TitleRow label={t('home.mangas')} href="/mangas" titles={home.mangas} />
			<TitleRow label={t('home.movies')} href="/movies" titles={home.movies} />
			<NewsGrid articles={home.news} />
		</>
	)
}
