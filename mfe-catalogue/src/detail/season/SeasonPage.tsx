import { useLoaderData, useRevalidator } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import { type SeasonPage as Season, seasonPath, type YearSeason } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import {
	ChevronLeftIcon,
	ChevronRightIcon,
	Cluster,
	Container,
	EmptyState,
	LinkButton,
	Page,
	PageHeading,
	Stack,
} from 'shared-ui'
import { TitleGrid, TitleGridSkeleton } from '../../browse/listing/TitleGrid.tsx'
import { Await } from '../../shared/deferred/Await.tsx'
import type { Deferred } from '../../shared/deferred/deferred.ts'
import { LoadingRegion } from '../../shared/deferred/LoadingRegion.tsx'
import { entityTranslations } from '../entity/entityTranslations.ts'
import { Pages } from '../entity/Pages.tsx'
import { MissingTitle } from '../title/MissingTitle.tsx'

/** Loader data of a season's page; `unknown` if its address names none. */
export type SeasonData = { state: 'unknown' } | ({ state: 'known'; deferred: Deferred<Outcome<Season>> } & YearSeason)

/** The anime and films of a season, the most popular first, with links to its neighbours. */
export function SeasonPage() {
	const t = useTranslations(entityTranslations)
	const data = useLoaderData<SeasonData>()
	if (data.state === 'unknown') return <MissingTitle title={t('season.notFound')} text={t('entity.notFound.text')} />
	const { year, season, deferred } = data
	// In the south of the world the season of these months has another name.
	const title = `${t(`season.name.${season}`, { year: String(year) })} · ${t(`season.months.${season}`)}`
	return (
		<Page>
			<title>{`${title} · Niouka`}</title>
			<Container>
				<Stack $gap={6}>
					<PageHeading title={title} lead={t('season.lead')} />
					<Await key={`${year} ${season}`} deferred={deferred} skeleton={<SeasonSkeleton />}>
						{(outcome) => <LoadedSeason outcome={outcome} />}
					</Await>
				</Stack>
			</Container>
		</Page>
	)
}

function LoadedSeason({ outcome }: { outcome: Outcome<Season> }) {
	const t = useTranslations(entityTranslations)
	const { revalidate } = useRevalidator()
	if (outcome.state !== 'done') return <FailurePanel title={t('season.failed')} onRetry={revalidate} />
	const page = outcome.answer
	const path = seasonPath(page)
	return (
		<>
			<Neighbours previous={page.previous} next={page.next} />
			{page.items.length > 0 ? (
				<TitleGrid titles={page.items} showStatus />
			) : (
				<EmptyState title={t('season.empty.title')} text={t('season.empty.text')} />
			)}
			<Pages page={page} hrefFor={(number) => (number > 1 ? `${path}?page=${number}` : path)} />
		</>
	)
}

function Neighbours({ previous, next }: Pick<Season, 'previous' | 'next'>) {
	const t = useTranslations(entityTranslations)
	const nameOf = ({ season, year }: YearSeason) => t(`season.name.${season}`, { year: String(year) })
	return (
		<Cluster as="nav" aria-label={t('season.neighbours')} $gap={3}>
			{previous && (
				<LinkButton size="sm" to={seasonPath(previous)}>
					<ChevronLeftIcon size={16} />
					{nameOf(previous)}
				</LinkButton>
			)}
			<LinkButton size="sm" variant="quiet" to="/seasons">
				{t('season.archive')}
			</LinkButton>
			{next && (
				<LinkButton size="sm" to={seasonPath(next)}>
					{nameOf(next)}
					<ChevronRightIcon size={16} />
				</LinkButton>
			)}
		</Cluster>
	)
}

function SeasonSkeleton() {
	return (
		<LoadingRegion>
			<TitleGridSkeleton />
		</LoadingRegion>
	)
}
