import { useLoaderData, useNavigate } from 'react-router-dom'
import { LoadFailure } from 'shared-composition'
import { SEASON_SORTS, type SeasonPage as Season, type SeasonSort, seasonPath, type YearSeason } from 'shared-contract'
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
import { styled } from 'styled-components'
import { Drives } from '../../contribute/drive/Drives.tsx'
import { Await } from '../../shared/deferred/Await.tsx'
import type { Deferred } from '../../shared/deferred/deferred.ts'
import { entityTranslations } from '../entity/entityTranslations.ts'
import { Pages } from '../entity/Pages.tsx'
import { SortSelect } from '../entity/SortSelect.tsx'
import { MissingTitle } from '../title/MissingTitle.tsx'
import { GroupLinks, SeasonGroups, SeasonSkeleton, seasonSearch } from './SeasonGroups.tsx'

/** Loader data of a season's page; `unknown` if its address names none. */
export type SeasonData =
	| { state: 'unknown' }
	| ({ state: 'known'; sort: SeasonSort; deferred: Deferred<Outcome<Season>> } & YearSeason)

/** The anime and films of a season by format, with links to its neighbours. */
export function SeasonPage() {
	const t = useTranslations(entityTranslations)
	const data = useLoaderData<SeasonData>()
	if (data.state === 'unknown') return <MissingTitle title={t('season.notFound')} text={t('entity.notFound.text')} />
	const { year, season, sort, deferred } = data
	// In the south of the world the season of these months has another name.
	const title = `${t(`season.name.${season}`, { year: String(year) })} · ${t(`season.months.${season}`)}`
	return (
		<Page>
			<title>{`${title} · Niouka`}</title>
			<Container>
				<Stack $gap={6}>
					<PageHeading title={title} lead={t('season.lead')} />
					<Drives kind="season" subject={`${year}-${season}`} />
					<Await key={`${year} ${season}`} deferred={deferred} skeleton={<SeasonSkeleton />}>
						{(outcome) => <LoadedSeason outcome={outcome} sort={sort} />}
					</Await>
				</Stack>
			</Container>
		</Page>
	)
}

function LoadedSeason({ outcome, sort }: { outcome: Outcome<Season>; sort: SeasonSort }) {
	const t = useTranslations(entityTranslations)
	const navigate = useNavigate()
	if (outcome.state !== 'done') return <LoadFailure title={t('season.failed')} />
	const page = outcome.answer
	return (
		<>
			<Cluster $gap={3}>
				<Neighbours previous={page.previous} next={page.next} />
				<SortSelect
					sorts={SEASON_SORTS}
					value={sort}
					onSelect={(value) => void navigate(seasonPath(page) + seasonSearch(value, 1), { preventScrollReset: true })}
				/>
			</Cluster>
			{page.items.length > 0 ? (
				<>
					{page.groups.length > 1 && <GroupLinks season={page} sort={sort} />}
					<SeasonGroups season={page} />
				</>
			) : (
				<EmptyState title={t('season.empty.title')} text={t('season.empty.text')} />
			)}
			<Pages page={page} hrefFor={(number) => seasonPath(page) + seasonSearch(sort, number)} />
		</>
	)
}

/** Its links stand in one line with the choice beside it. */
const Nav = styled.nav`
	display: contents;
`

function Neighbours({ previous, next }: Pick<Season, 'previous' | 'next'>) {
	const t = useTranslations(entityTranslations)
	const nameOf = ({ season, year }: YearSeason) => t(`season.name.${season}`, { year: String(year) })
	return (
		<Nav aria-label={t('season.neighbours')}>
			{previous && (
				<LinkButton size="sm" to={seasonPath(previous)}>
					<ChevronLeftIcon size={16} />
					{nameOf(previous)}
				</LinkButton>
			)}
			{next && (
				<LinkButton size="sm" to={seasonPath(next)}>
					{nameOf(next)}
					<ChevronRightIcon size={16} />
				</LinkButton>
			)}
			<LinkButton size="sm" variant="quiet" to="/seasons">
				{t('season.archive')}
			</LinkButton>
		</Nav>
	)
}
