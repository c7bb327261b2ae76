import { Link, useLoaderData } from 'react-router-dom'
import { LoadFailure } from 'shared-composition'
import { type SeasonArchive, seasonPath } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Container, color, EmptyState, font, Page, PageHeading, radius, Skeleton, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { entityTranslations } from '../../detail/entity/entityTranslations.ts'
import { Await } from '../../shared/deferred/Await.tsx'
import type { Deferred } from '../../shared/deferred/deferred.ts'
import { LoadingRegion } from '../../shared/deferred/LoadingRegion.tsx'
import { archiveYears } from './archiveYears.ts'

export type DeferredArchive = Deferred<Outcome<SeasonArchive>>

const Years = styled.ol`
	display: grid;
	gap: ${space[4]};
	grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
`
const Year = styled.li`
	padding: ${space[4]};
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: ${color.surface};
	h2 { margin-bottom: ${space[3]}; font: 700 ${size.xl}/1.2 ${font.display}; font-variant-numeric: tabular-nums; }
`
const Seasons = styled.ul`
	display: grid;
	grid-template-columns: repeat(2, minmax(0, 1fr));
	gap: ${space[2]};
`
const Season = styled.li`
	display: grid;
	a, > span {
		display: grid;
		gap: 2px;
		padding: ${space[2]} ${space[3]};
		border-radius: ${radius.md};
		font-size: ${size.sm};
		font-weight: 600;
		text-decoration: none;
		background: ${color.raised};
	}
	a:hover { background: color-mix(in oklab, ${color.raised} 70%, ${color.edge}); }
	> span { color: ${color.muted}; background: none; box-shadow: inset 0 0 0 1px ${color.line}; }
	small { font-size: ${size.xs}; font-weight: 400; color: ${color.muted}; font-variant-numeric: tabular-nums; }
`

/** The archive of seasons: years with four seasons each, and their numbers of titles. */
export function SeasonsPage() {
	const t = useTranslations(entityTranslations)
	const deferred = useLoaderData<DeferredArchive>()
	return (
		<Page>
			<title>{`${t('seasons.title')} · Niouka`}</title>
			<Container>
				<Stack $gap={6}>
					<PageHeading title={t('seasons.title')} lead={t('seasons.lead')} />
					<Await key={deferred.state} deferred={deferred} skeleton={<ArchiveSkeleton />}>
						{(outcome) => <Archive outcome={outcome} />}
					</Await>
				</Stack>
			</Container>
		</Page>
	)
}

function Archive({ outcome }: { outcome: Outcome<SeasonArchive> }) {
	const t = useTranslations(entityTranslations)
	const { number } = useFormats()
	if (outcome.state !== 'done') return <LoadFailure title={t('seasons.failed')} />
	const years = archiveYears(outcome.answer.seasons)
	if (years.length === 0) return <EmptyState title={t('season.empty.title')} text={t('season.empty.text')} />
	return (
		<Years>
			{years.map(({ year, seasons }) => (
				<Year key={year}>
					<h2>{year}</h2>
					<Seasons>
						{seasons.map(({ season, total }) => (
							<Season key={season}>
								{total === null ? (
									<span>
										{t(`listing.season.${season}`)}
										<small>–</small>
									</span>
								) : (
									<Link to={seasonPath({ year, season })}>
										{t(`listing.season.${season}`)}
										<small>{number(total)}</small>
									</Link>
								)}
							</Season>
						))}
					</Seasons>
				</Year>
			))}
		</Years>
	)
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']

function ArchiveSkeleton() {
	return (
		<LoadingRegion>
			<Years aria-hidden="true">
				{SKELETONS.map((each) => (
					<li key={each}>
						<Skeleton $height="8.5rem" />
					</li>
				))}
			</Years>
		</LoadingRegion>
	)
}
