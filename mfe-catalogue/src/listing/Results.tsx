import { memo, type ReactNode, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import { common, useWords } from 'shared-i18n'
import { EmptyState, Meta, motion, motionAllowed, Stack, space } from 'shared-ui'
import { Pagination } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { Await } from '../deferred/Await.tsx'
import { words } from '../words.ts'
import type { DeferredListing } from './listingLoader.ts'
import { type Listed, pageCount } from './readListing.ts'

const Top = styled.div`
	/* The header stands over the top of the screen. */
	scroll-margin-top: calc(64px + ${space[4]});
	min-height: 60vh;
`
/** How many there are and in what order; across from it, where there is room, what is left out. */
const Line = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: ${space[1]} ${space[2]};
`
const Aside = styled.div`
	margin-inline-start: auto;
`
const Cards = styled.div`
	transition: opacity ${motion.base};
	/* An answer that comes at once does not flicker. */
	&[aria-busy='true'] { opacity: 0.45; transition-delay: 120ms; pointer-events: none; }
`

export interface ResultsProps<Item> {
	deferred: DeferredListing<Item>
	/** Whether newer cards are on their way. */
	isPending: boolean
	hrefFor: (page: number) => string
	/** Stands in place of the cards until the first of them come. */
	skeleton: ReactNode
	/** Stands above the cards once they are there: what they are of. */
	heading?: (listed: Listed<Item>) => ReactNode
	/** Says how many there are; nothing where the list does not. */
	count?: (listed: Listed<Item>) => ReactNode
	/** Says what the cards are sorted by, where that is not plain to see. */
	note?: ReactNode
	/** Stands across from the count: what the list leaves out. */
	aside?: ReactNode
	/** The cards of a page. */
	children: (items: readonly Item[]) => ReactNode
	empty: { title: string; text?: string | undefined; action?: ReactNode }
	/** Stands above the empty state: what there is elsewhere. */
	elsewhere?: (listed: Listed<Item>) => ReactNode
	failed: string
}

/** The cards of a list and its pages, or why there are none. */
export function Results<Item>({ deferred, isPending, skeleton, failed, ...found }: ResultsProps<Item>) {
	const top = useRef<HTMLDivElement>(null)
	const { revalidate } = useRevalidator()
	return (
		<Top ref={top}>
			<Cards aria-busy={isPending}>
				<Await key={deferred.state} deferred={deferred} skeleton={skeleton}>
					{(outcome) =>
						outcome.state === 'done' ? (
							<Found
								listed={outcome.answer}
								onPage={() =>
									top.current?.scrollIntoView({ behavior: motionAllowed() ? 'smooth' : 'instant', block: 'start' })
								}
								{...found}
							/>
						) : (
							<FailurePanel title={failed} onRetry={revalidate} />
						)
					}
				</Await>
			</Cards>
		</Top>
	)
}

interface FoundProps<Item>
	extends Pick<
		ResultsProps<Item>,
		'hrefFor' | 'heading' | 'count' | 'note' | 'aside' | 'children' | 'empty' | 'elsewhere'
	> {
	listed: Listed<Item>
	onPage: () => void
}

function Found<Item>({
	listed,
	hrefFor,
	heading,
	count,
	note,
	aside,
	children,
	empty,
	elsewhere,
	onPage,
}: FoundProps<Item>) {
	const t = useWords(words)
	const shared = useWords(common)
	return (
		<Stack $gap={6}>
			{heading?.(listed)}
			{(count || note) && (
				<Line>
					{count && (
						<Meta as="p" role="status">
							{count(listed)}
						</Meta>
					)}
					{note && listed.total > 0 && <Meta as="p">{note}</Meta>}
					{aside && <Aside>{aside}</Aside>}
				</Line>
			)}
			{listed.items.length > 0 ? (
				<Items items={listed.items} render={children} />
			) : (
				<>
					{elsewhere?.(listed)}
					<EmptyState {...empty} />
				</>
			)}
			<Pagination
				page={listed.page}
				total={pageCount(listed)}
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

// A press or a key above the cards does not render them again. A new `render` alone changes nothing that they show.
const Items = memo(
	<Item,>({ items, render }: ItemsProps<Item>) => render(items),
	(before, after) => before.items === after.items,
) as <Item>(props: ItemsProps<Item>) => ReactNode
