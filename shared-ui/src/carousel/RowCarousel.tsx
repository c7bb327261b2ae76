import { Children, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import {
	type CardKind,
	ChevronLeftIcon,
	ChevronRightIcon,
	color,
	columns,
	IconButton,
	motion,
	shadow,
	space,
} from 'shared-ui'
import { styled } from 'styled-components'
import { edges } from './edges.ts'
import { MotionToggle } from './MotionToggle.tsx'
import { useAutoScroll } from './useAutoScroll.ts'

const Wrap = styled.div`
	position: relative;
	margin-inline: calc(-1 * var(--gutter));
`
const Row = styled.ul<{ $kind: CardKind }>`
	${columns}
	--gap: ${space[4]};
	display: grid;
	grid-auto-flow: column;
	grid-auto-columns: calc((100% - (var(--columns) - 1) * var(--gap)) / var(--columns));
	gap: var(--gap);
	padding: 4px var(--gutter);
	overflow-x: auto;
	overscroll-behavior-x: contain;
	scroll-behavior: smooth;
	scroll-padding-inline: var(--gutter);
	scroll-snap-type: x mandatory;
	scrollbar-width: none;
	> li { min-width: 0; scroll-snap-align: start; }
`
const Arrow = styled.div<{ $side: 'left' | 'right'; $kind: CardKind }>`
	position: absolute;
	z-index: 2;
	top: ${(p) => (p.$kind === 'poster' ? '38%' : '32%')};
	${(p) => p.$side}: max(0px, var(--gutter) - 20px);
	transform: translateY(-50%);
	border-radius: 50%;
	background: ${color.raised};
	box-shadow: ${shadow.floating};
	transition: opacity ${motion.fast};
	&:has([aria-disabled]:not(:focus-visible)) { opacity: 0; pointer-events: none; }
	@media (hover: none) { display: none; }
`
/** In the space between the row and what follows, so that it takes none of its own. */
const Below = styled.div`
	position: absolute;
	top: 100%;
	right: calc(var(--gutter) - 8px);
	color: ${color.muted};
	button { color: inherit; }
`

export type RowMotion = {
	/** Milliseconds between two moves. */
	interval: number
	/** By how much an interval may be shorter or longer, ms. */
	jitter: number
	pauseLabel: string
	playLabel: string
}

export type RowCarouselProps = {
	/** What the row holds, for screen readers. */
	label: string
	previousLabel: string
	nextLabel: string
	kind?: CardKind | undefined
	/** Makes the row move by itself, with a button that stops it. */
	autoScroll?: RowMotion | undefined
	/** Cards. */
	children: ReactNode
}

/** Cards in one row that scrolls sideways by finger, wheel, arrows and keyboard, and slowly by itself. */
export function RowCarousel(props: RowCarouselProps) {
	const { label, previousLabel, nextLabel, kind = 'poster', autoScroll, children } = props
	const row = useRef<HTMLUListElement>(null)
	const at = useEdges(row, Children.count(children))
	const toggle = useRef<HTMLButtonElement>(null)
	const [isPaused, setPaused] = useState(false)
	const onStop = useCallback(() => setPaused(true), [])
	const interval = autoScroll && !isPaused ? autoScroll.interval : 0
	useAutoScroll({ row, interval, jitter: autoScroll?.jitter ?? 0, onStop, toggle })

	const turn = (pages: number) => {
		if (row.current) row.current.scrollLeft += pages * row.current.clientWidth * 0.9
	}

	return (
		<Wrap role="group" aria-roledescription="carousel" aria-label={label}>
			<Arrow $side="left" $kind={kind}>
				<IconButton label={previousLabel} icon={<ChevronLeftIcon />} disabled={at.start} onClick={() => turn(-1)} />
			</Arrow>
			<Row ref={row} $kind={kind}>
				{Children.map(children, (child) => (
					<li>{child}</li>
				))}
			</Row>
			<Arrow $side="right" $kind={kind}>
				<IconButton label={nextLabel} icon={<ChevronRightIcon />} disabled={at.end} onClick={() => turn(1)} />
			</Arrow>
			{autoScroll && (
				<Below>
					<MotionToggle
						ref={toggle}
						size="sm"
						isPaused={isPaused}
						pauseLabel={autoScroll.pauseLabel}
						playLabel={autoScroll.playLabel}
						onToggle={() => setPaused(!isPaused)}
					/>
				</Below>
			)}
		</Wrap>
	)
}

/**
 * Whether a row of `count` cards stands at its start or its end: as it scrolls, as its width changes and as its cards do. It
 * looks once the browser has laid the row out, which it does not before the row comes near what is in sight.
 */
function useEdges(row: RefObject<HTMLElement | null>, count: number): { start: boolean; end: boolean } {
	const [at, setAt] = useState({ start: true, end: count === 0 })
	useEffect(() => {
		const element = row.current
		if (!element || count === 0) return
		const look = () => {
			const now = edges(element)
			setAt((known) => (known.start === now.start && known.end === now.end ? known : now))
		}
		const sizes = new ResizeObserver(look)
		sizes.observe(element)
		element.addEventListener('scroll', look, { passive: true })
		return () => {
			sizes.disconnect()
			element.removeEventListener('scroll', look)
		}
	}, [row, count])
	return at
}
