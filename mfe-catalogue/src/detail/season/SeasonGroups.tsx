import { useDeferredValue } from 'react'
import { useLocation } from 'react-router-dom'
import { type SeasonPage as Season, type SeasonSort, seasonPath } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Chip, ChipRow, Count, Section, Skeleton, Stack } from 'shared-ui'
import { LoadingRegion } from '../../shared/deferred/LoadingRegion.tsx'
import { entityTranslations } from '../entity/entityTranslations.ts'
import { SeasonCard } from './SeasonCard.tsx'
import { Cards } from './seasonStyles.ts'

/** The number of cards that are visible without scrolling on most screens. */
const CARDS_ABOVE_FOLD = 6

/** The address of one page of a season; that of the first in the default order is the shortest. */
export function seasonSearch(sort: SeasonSort, page: number): string {
	const query = new URLSearchParams({
		...(sort !== 'renown' && { sort }),
		...(page > 1 && { page: String(page) }),
	})
	return query.size > 0 ? `?${query}` : ''
}

/** Links to the formats of a season: to their first title, also where it stands on another page. */
export function GroupLinks({ season, sort }: { season: Season; sort: SeasonSort }) {
	const t = useTranslations(entityTranslations)
	const { number } = useFormats()
	const before = season.groups.map((_, index) =>
		season.groups.slice(0, index).reduce((sum, { total }) => sum + total, 0),
	)
	return (
		<ChipRow $scroll as="nav" aria-label={t('entity.groups')}>
			{season.groups.map(({ format, total }, index) => {
				const page = Math.floor((before[index] ?? 0) / season.pageSize) + 1
				return (
					<Chip key={format} to={`${seasonPath(season)}${seasonSearch(sort, page)}#${format}`}>
						{t(`entity.group.${format}`)} <Count>{number(total)}</Count>
					</Chip>
				)
			})}
		</ChipRow>
	)
}

/** The router scrolls before a slow answer is there. */
function bringIntoSight(section: HTMLElement | null) {
	section?.scrollIntoView()
}

/** The titles of one page of a season under their formats. The visible cards are painted before the others are rendered. */
export function SeasonGroups({ season }: { season: Season }) {
	const t = useTranslations(entityTranslations)
	const { hash } = useLocation()
	const rendered = useDeferredValue(season.items.length, CARDS_ABOVE_FOLD)
	const items = season.items.map((title, index) => ({ title, index }))
	return (
		<Stack $gap={12}>
			{season.groups.map(({ format }) => {
				const ofFormat = items.filter(({ title }) => title.format === format)
				if (ofFormat.length === 0) return null
				return (
					<Section
						key={format}
						id={format}
						ref={hash === `#${format}` ? bringIntoSight : undefined}
						title={t(`entity.group.${format}`)}
					>
						<Cards>
							{ofFormat.map(({ title, index }) => (
								<li key={title.id}>
									{index < Math.max(rendered, CARDS_ABOVE_FOLD) && (
										<SeasonCard title={title} eager={index < CARDS_ABOVE_FOLD} />
									)}
								</li>
							))}
						</Cards>
					</Section>
				)
			})}
		</Stack>
	)
}

export function SeasonSkeleton() {
	return (
		<LoadingRegion>
			<Cards aria-hidden="true">
				{Array.from({ length: 2 * CARDS_ABOVE_FOLD }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a skeleton has no identity but its index
					<Skeleton key={index} as="li" $height="12rem" />
				))}
			</Cards>
		</LoadingRegion>
	)
}
