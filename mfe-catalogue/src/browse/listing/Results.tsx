import { memo, type ReactNode, useRef } from 'react'
import { LoadFailure } from 'shared-composition'
import { common, useTranslations } from 'shared-i18n'
import { EmptyState, from, headerHeight, Meta, motion, motionAllowed, Stack, space } from 'shared-ui'
import { Pagination } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { Await } from '../../shared/deferred/Await.tsx'
import { homeTranslations } from '../../shared/homeTranslations.ts'
import type { DeferredListing } from './listingLoader.ts'
import { type ListingPage, pageCount } from './listingPage.ts'
import { useShownPage } from './useShownPage.ts'

const Region = styled.div`
	/* Keeps the results clear of the sticky header. */
	scroll-margin-top: calc(${headerHeight} + ${space[4]});
	min-height: 60vh;
`
/** The line above the cards: count and sort order on the left, `aside` on the right. */
const Summary = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: ${space[1]} ${space[2]};
	/* On phones the controls stand beside the count, and the note below both. */
	> p + p { order: 1; flex-basis: 100%; ${from.desktop} { order: 0; flex-basis: auto; } }
`
const Aside = styled.div`
	min-height: 32px;
	margin-inline-start: auto;
`
const Cards = styled.div`
	transition: opacity ${motion.base};
	/* The delay avoids a flicker when the response is fast. */
	&[aria-busy='true'] { opacity: 0.45; transition-delay: 120ms; pointer-events: none; }
`

export interface ResultsProps<Item> {
	deferred: DeferredListing<Item>
	/** Whether the next cards are loading. */
	isPending: boolean
	hrefFor: (page: number) => string
	/** Shown until the first cards are loaded. */
	skeleton: ReactNode
	/** The heading above the cards. */
	heading?: (page: ListingPage<Item>) => ReactNode
	/** The number of results, if the list shows it. */
	count?: (page: ListingPage<Item>) => ReactNode
	/** A note on the sort order, if it is not obvious. */
	note?: ReactNode
	/** Controls on the other side of the count. */
	aside?: (page: ListingPage<Item>) => ReactNode
	/** Renders the cards of a page. */
	children: (items: readonly Item[]) => ReactNode
	empty: { title: string; text?: string | undefined; action?: ReactNode }
	/** Rendered above the empty state: results outside of this list. */
	otherResults?: (page: ListingPage<Item>) => ReactNode
	failed: string
}

/** The cards of a list with its pagination, or an empty or failed state. */
export function Results<Item>({ deferred, isPending, skeleton, failed, ...props }: ResultsProps<Item>) {
	const top = useRef<HTMLDivElement>(null)
	return (
		<Region ref={top}>
			<Cards aria-busy={isPending}>
				<Await key={deferred.state} deferred={deferred} skeleton={skeleton}>
					{(outcome) =>
						outcome.state === 'done' ? (
							<LoadedResults
								page={outcome.answer}
								onPage={() =>
									top.current?.scrollIntoView({ behavior: motionAllowed() ? 'smooth' : 'instant', block: 'start' })
								}
								{...props}
							/>
						) : (
							<LoadFailure title={failed} />
						)
					}
				</Await>
			</Cards>
		</Region>
	)
}

interface LoadedResultsProps<Item>
	extends Pick<
		ResultsProps<Item>,
		'hrefFor' | 'heading' | 'count' | 'note' | 'aside' | 'children' | 'empty' | 'otherResults'
	> {
	page: ListingPage<Item>
	onPage: () => void
}

function LoadedResults<Item>({
	page,
	hrefFor,
	heading,
	count,
	note,
	aside,
	children,
	empty,
	otherResults,
	onPage,
}: LoadedResultsProps<Item>) {
	const t = useTranslations(homeTranslations)
	const shared = useTranslations(common)
	useShownPage(page.total > 0 ? page.page : 1, hrefFor)
	return (
		<Stack $gap={6}>
			{heading?.(page)}
			{(count || note) && (
				<Summary>
					{count && (
						<Meta as="p" role="status">
							{count(page)}
						</Meta>
					)}
					{note && page.total > 0 && <Meta as="p">{note}</Meta>}
					{aside && <Aside>{aside(page)}</Aside>}
				</Summary>
			)}
			{page.items.length > 0 ? (
				<Items items={page.items} render={children} />
			) : (
				<>
					{otherResults?.(page)}
					<EmptyState {...empty} />
				</>
			)}
			<Pagination
				page={page.page}
				total={pageCount(page)}
				hrefFor={hrefFor}
				onNavigate={onPage}
				labels={{
					navigation: t('listing.pages'),
					previous: shared('action.previous'),
					next: shared('action.next'),
					page: (number) => t('listing.page', { number }),
				}}
			/>
		</Stack>
	)
}

interface ItemsProps<Item> {
	items: readonly Item[]
	render: (items: readonly Item[]) => ReactNode
}

// Memoised, so that interactions above the cards do not render them again. `render` is not compared: a new function
// with the same items renders the same cards.
const Items = memo(
	<Item,>({ items, render }: ItemsProps<Item>) => render(items),
	(before, after) => before.items === after.items,
) as <Item>(props: ItemsProps<Item>) => ReactNode
