import { useStore } from '@nanostores/react'
import { useLoaderData } from 'react-router-dom'
import { deferred, LoadFailure } from 'shared-composition'
import type { Home, HomeLayout } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { $session, type Outcome } from 'shared-state'
import { Container, Page, Stack } from 'shared-ui'
import { RestPlaceholder, useIsPainted } from '../../shared/deferred/afterPaint.ts'
import { EmptyCatalogue } from './EmptyCatalogue.tsx'
import { frontTranslations } from './frontTranslations.ts'
import { HomeCarousel } from './HomeCarousel.tsx'
import { TitleRow } from './TitleRow.tsx'

/** The cards of the first row that are rendered before the first paint: as many as a wide screen shows. */
const FIRST_CARDS = 6

const HomeRows = deferred(async () => (await import(/* webpackChunkName: "home-rows" */ './HomeRows.tsx')).HomeRows, {
	skeleton: <RestPlaceholder />,
})

const MemberHome = deferred(
	async () => (await import(/* webpackChunkName: "own" */ './member/MemberHome.tsx')).MemberHome,
	{ skeleton: <RestPlaceholder /> },
)

export interface HomeData {
	home: Outcome<Home>
	/** How the member arranges the page, which loads beside its code; without a layout where it could not be read. */
	layout: Promise<HomeLayout | undefined> | undefined
}

/** The home page: of a visitor the carousel, then a row for each part of the catalogue; of a member what is theirs. */
export function HomePage() {
	const t = useTranslations(frontTranslations)
	const { home: outcome, layout } = useLoaderData<HomeData>()
	const session = useStore($session)

	return (
		<Page $bleed={outcome.state === 'done'}>
			<title>{`Niouka · ${t('home.title')}`}</title>
			{outcome.state === 'done' && session.state === 'member' && (
				<MemberHome home={outcome.answer} name={session.username} layout={layout} />
			)}
			{outcome.state === 'done' && session.state === 'visitor' && <HomeContent home={outcome.answer} />}
			{outcome.state !== 'done' && (
				<Container>
					<LoadFailure isPage title={t('home.failed')} />
				</Container>
			)}
		</Page>
	)
}

function HomeContent({ home }: { home: Home }) {
	const t = useTranslations(frontTranslations)
	const isPainted = useIsPainted()
	return (
		<>
			<HomeCarousel featured={home.featured} popular={home.popular} />
			<Container>
				<Stack $gap={16}>
					<EmptyCatalogue home={home} />
					<TitleRow
						isFirst
						label={t('home.popular')}
						href="/popular"
						titles={isPainted ? home.popular : home.popular.slice(0, FIRST_CARDS)}
					/>
					{isPainted ? <HomeRows home={home} /> : <RestPlaceholder />}
				</Stack>
			</Container>
		</>
	)
}
