import { useDeferredValue, useLayoutEffect, useState } from 'react'
import { CARD_STAGGER_MS, LISTING_PAGE_SIZE, type TitleCard } from 'shared-contract'
import { Grid, SkeletonGrid } from 'shared-ui'
import { styled } from 'styled-components'
import { Poster } from '../card/Poster.tsx'

/** Cards that are in sight without scrolling. */
const CARDS_ABOVE_FOLD = 6

/** Stands for the cards that are being made: a place far down that was left is there to be come back to. */
const Rest = styled.li`
	grid-column: 1 / -1;
	min-height: 300vh;
`

interface TitleGridProps {
	titles: readonly TitleCard[]
	showStatus?: boolean
	/** They are in the order of their weighted rating, and show it. */
	showWeightedRating?: boolean
}

/**
 * Titles as their posters, coming in one after the other: those in sight are painted before the others, which fade in later
 * by the stagger anyway, are made.
 */
export function TitleGrid({ titles, showStatus, showWeightedRating }: TitleGridProps) {
	const made = useDeferredValue(titles.length, CARDS_ABOVE_FOLD)
	const [wasLeft, setLeft] = useState(false)
	// Cards that were kept while their list was out of sight are there at once when it comes back.
	useLayoutEffect(() => () => setLeft(true), [])
	return (
		<Grid $kind="poster" $stagger={wasLeft ? undefined : CARD_STAGGER_MS}>
			{titles.slice(0, Math.max(made, CARDS_ABOVE_FOLD)).map((title, place) => (
				<li key={title.id}>
					<Poster
						title={title}
						showStatus={showStatus}
						showWeightedRating={showWeightedRating}
						eager={place < CARDS_ABOVE_FOLD}
					/>
				</li>
			))}
			{made < titles.length && <Rest aria-hidden="true" />}
		</Grid>
	)
}

export function TitleGridSkeleton() {
	return <SkeletonGrid count={LISTING_PAGE_SIZE} />
}
