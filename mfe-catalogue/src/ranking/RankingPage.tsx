import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import {
	RANKING_PAGE_SIZE,
	RATING_PRIOR_MEAN,
	RATING_PRIOR_VOTES,
	type RankedTitle,
	VOTE_AGE_DAYS,
} from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { ChevronDownIcon, color, control, from, motion, Skeleton, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { ListingLayout } from '../browse/listing/ListingLayout.tsx'
import type { DeferredListing } from '../browse/listing/listingLoader.ts'
import { listingTranslations } from '../browse/listing/listingTranslations.ts'
import { Results } from '../browse/listing/Results.tsx'
import type { ListingSettings } from '../browse/listing/settings.ts'
import { useListingParams } from '../browse/listing/useListingParams.ts'
import { isOnPodium } from './podium.ts'
import { RankFilters } from './RankFilters.tsx'
import { RankRow } from './RankRow.tsx'

export const RANKING: ListingSettings = {
	screen: 'ranking',
	controls: ['type', 'season', 'year', 'genres'],
	sort: 'popularity',
}

/** The animes and films by popularity, all or those of a filter, and how it is calculated. */
export function RankingPage() {
	const deferred = useLoaderData<DeferredListing<RankedTitle>>()
	const { params, change, hrefFor, isPending } = useListingParams(RANKING)
	const t = useTranslations(listingTranslations)
	return (
		<ListingLayout screen="ranking">
			<RankFilters settings={RANKING} params={params} onChange={change} />
			<PopularityFormula />
			<Results
				deferred={deferred}
				isPending={isPending}
				hrefFor={hrefFor}
				skeleton={<RankListSkeleton />}
				empty={{ title: t('ranking.empty.title'), text: t('ranking.empty.text') }}
				failed={t('listing.failed')}
			>
				{(ranked) => (
					<RankList start={ranked[0]?.rank}>
						{ranked.map((each, index) => (
							<RankRow
								key={each.title.id}
								ranked={each}
								greatest={ranked[0]?.popularity ?? 0}
								showVotes={ranked.some(({ title }) => title.totalVotes > 0)}
								eager={index < 5}
							/>
						))}
					</RankList>
				)}
			</Results>
		</ListingLayout>
	)
}

/** Stacked rows. On wide screens, the podium of the first page is side by side above them. */
const List = styled.ol<{ $hasPodium: boolean }>`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${space[2]};
	${from.wide} {
		grid-template-columns: repeat(3, minmax(0, 1fr));
		gap: ${space[2]} ${space[3]};
		> * { grid-column: 1 / -1; }
		${(p) => p.$hasPodium && '> :nth-child(-n + 3) { grid-column: auto; }'}
	}
`

/** The list of a page's ranks. `start` is the rank of the first. */
function RankList({ start, children }: { start: number | undefined; children: ReactNode }) {
	return (
		<List start={start} $hasPodium={start !== undefined && isOnPodium(start)}>
			{children}
		</List>
	)
}

function RankListSkeleton() {
	return (
		<List aria-hidden="true" $hasPodium>
			{Array.from({ length: RANKING_PAGE_SIZE }, (_, row) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never reordered
				<li key={row}>
					<Skeleton $height={isOnPodium(row + 1) ? '15rem' : '6.25rem'} />
				</li>
			))}
		</List>
	)
}

const Details = styled.details`
	> summary {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		gap: ${space[1]} ${space[3]};
		min-height: ${control.sm};
		font-size: ${size.sm};
		font-weight: 600;
		list-style: none;
		cursor: pointer;
	}
	> summary::-webkit-details-marker { display: none; }
	> summary > span { font-weight: 400; color: ${color.muted}; }
	> summary > svg { transition: transform ${motion.base}; }
	&[open] > summary > svg { transform: rotate(180deg); }
	> p { max-width: 44rem; margin-top: ${space[3]}; color: ${color.muted}; }
`

/** Explains how popularity is calculated. */
function PopularityFormula() {
	const t = useTranslations(listingTranslations)
	const { decimal } = useFormats()
	return (
		<Details>
			<summary>
				{t('ranking.formula')}
				<ChevronDownIcon size={16} />
				<span>{t('ranking.formula.short')}</span>
			</summary>
			<p>{t('ranking.formula.votes')}</p>
			<p>{t('ranking.formula.weight', { mean: decimal(RATING_PRIOR_MEAN, 1), votes: RATING_PRIOR_VOTES })}</p>
			<p>{t('ranking.formula.held', { days: VOTE_AGE_DAYS })}</p>
		</Details>
	)
}
