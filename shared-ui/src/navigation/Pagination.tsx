import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { ChevronLeftIcon, ChevronRightIcon, color, control, from, motion, radius, size, space } from '../index.ts'
import { PlainLink } from './PlainLink.tsx'
import { pageWindow } from './pageWindow.ts'

const List = styled.ol`
	display: flex;
	flex-wrap: wrap;
	justify-content: center;
	gap: 2px;
	${from.phone} { gap: ${space[1]}; }
`
const slot = css`
	display: grid;
	place-items: center;
	min-width: 34px;
	height: ${control.md};
	${from.phone} { min-width: ${control.md}; padding: 0 ${space[2]}; }
	border-radius: ${radius.md};
	font-size: ${size.sm};
	font-weight: 600;
	font-variant-numeric: tabular-nums;
	text-decoration: none;
	color: ${color.muted};
	transition: background-color ${motion.fast};
`
const PageLink = styled(PlainLink)`
	${slot}
	&:hover { color: ${color.text}; background: ${color.raised}; }
	&[aria-current] { color: ${color.canvas}; background: ${color.text}; }
`
const Still = styled.span`
	${slot}
	&[aria-disabled] { opacity: 0.4; }
`

export type PaginationProps = {
	/** The page shown, from 1. */
	page: number
	/** How many there are; with one or fewer nothing is shown. */
	total: number
	hrefFor: (page: number) => string
	labels: { navigation: string; previous: string; next: string; page: (page: number) => string }
	/** After a press, for instance to scroll to the grid. */
	onNavigate?: (() => void) | undefined
}

/** Pages as links, so that they can be opened, shared and gone back to. */
export function Pagination({ page, total, hrefFor, labels, onNavigate }: PaginationProps) {
	const slots = pageWindow(page, total)
	if (slots.length === 0) return null

	const link = (to: number, label: string, content: ReactNode, current?: 'page') =>
		to < 1 || to > total ? (
			<Still role="link" aria-disabled="true" aria-label={label}>
				{content}
			</Still>
		) : (
			<PageLink to={hrefFor(to)} aria-label={label} aria-current={current} preventScrollReset onClick={onNavigate}>
				{content}
			</PageLink>
		)

	return (
		<nav aria-label={labels.navigation}>
			<List>
				<li>{link(page - 1, labels.previous, <ChevronLeftIcon />)}</li>
				{slots.map((slot, index) => (
					<li key={slot === 'gap' ? `gap-${slots[index - 1]}` : slot}>
						{slot === 'gap' ? (
							<Still aria-hidden="true">…</Still>
						) : (
							link(slot, labels.page(slot), slot, slot === page ? 'page' : undefined)
						)}
					</li>
				))}
				<li>{link(page + 1, labels.next, <ChevronRightIcon />)}</li>
			</List>
		</nav>
	)
}
