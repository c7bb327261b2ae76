import { useDeferredValue, useEffect, useState } from 'react'
import { CARD_STAGGER_MS, LISTING_PAGE_SIZE, type TitleCard } from 'shared-contract'
import { Grid, SkeletonGrid } from 'shared-ui'
import { styled } from 'styled-components'
import { Poster } from '../../shared/card/Poster.tsx'

/** The number of cards that are visible without scrolling on most screens. */
const CARDS_ABOVE_FOLD = 6

/** Reserves the height of the cards that are not rendered yet, so that scroll restoration works. */
const CardsPlaceholder = styled.li`
	grid-column: 1 / -1;
	min-height: 300vh;
`

/** The cards that were shown before; a page of the page cache stays the same object. */
const shown = new WeakSet<readonly TitleCard[]>()

interface TitleGridProps {
	titles: readonly TitleCard[]
	showStatus?: boolean
	/** Shows the weighted rating, which the list is sorted by. */
	showWeightedRating?: boolean
}

/**
 * A grid of title cards with a staggered fade-in, unless they were shown before. The visible cards are painted before the others
 * are rendered.
 */
export function TitleGrid({ titles, showStatus, showWeightedRating }: TitleGridProps) {
	const rendered = useDeferredValue(titles.length, CARDS_ABOVE_FOLD)
	const [isKnown] = useState(() => shown.has(titles))
	useEffect(() => void shown.add(titles), [titles])
	return (
		<Grid $kind="poster" $stagger={isKnown ? undefined : CARD_STAGGER_MS}>
			{titles.slice(0, Math.max(rendered, CARDS_ABOVE_FOLD)).map((title, index) => (
				<li key={title.id}>
					<Poster
						title={title}
						showStatus={showStatus}
						showWeightedRating={showWeightedRating}
						eager={index < CARDS_ABOVE_FOLD}
					/>
				</li>
			))}
			{rendered < titles.length && <CardsPlaceholder aria-hidden="true" />}
		</Grid>
	)
}

export function TitleGridSkeleton() {
	return <SkeletonGrid count={LISTING_PAGE_SIZE} />
}
