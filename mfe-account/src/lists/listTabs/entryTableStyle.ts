import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { coarse, color, from, Meta, Picture, radius, size, space } from 'shared-ui'
import { css, styled } from 'styled-components'
import type { ListColumn } from './listLayout.ts'

export const POSTER_PX = 40

// No width follows from content, so that the columns of all rows stand below each other.
const WIDTHS: Partial<Record<ListColumn, string>> = {
	score: 'minmax(4rem, 0.5fr)',
	siteScore: 'minmax(6.5rem, 0.5fr)',
	progress: 'minmax(8rem, 1.2fr)',
	next: 'minmax(8rem, 1fr)',
}
const WIDTH = 'minmax(7rem, 0.9fr)'

/** The columns of a table as a CSS variable, which only wide screens use. */
export function templateOf(columns: readonly ListColumn[], hasControls: boolean): CSSProperties {
	const widths = [
		'minmax(13rem, 3fr)',
		...columns.map((column) => WIDTHS[column] ?? WIDTH),
		...(hasControls ? ['6rem'] : []),
	]
	return { '--columns': widths.join(' ') } as CSSProperties
}

const wideRow = css`
	display: grid;
	grid-template-columns: var(--columns);
	align-items: center;
	gap: ${space[3]};
	min-width: min-content;
	padding: ${space[1]} ${space[2]};
`

/** Many columns scroll sideways. */
export const Table = styled.div`
	${from.wide} { overflow-x: auto; }
`
export const HeaderRow = styled.div`
	display: none;
	border-bottom: 1px solid ${color.line};
	font-size: ${size.xs};
	color: ${color.muted};
	${from.wide} { ${wideRow} }
`
export const HeaderCell = styled.div`
	min-width: 0;
`
export const SortButton = styled.button`
	display: inline-flex;
	align-items: center;
	gap: ${space[1]};
	min-height: 32px;
	padding: 0;
	border: 0;
	font: inherit;
	font-weight: 600;
	text-align: start;
	color: inherit;
	background: none;
	cursor: pointer;
	&:hover, [aria-sort$='scending'] > & { color: ${color.text}; }
	svg { flex: none; }
`
export const Rows = styled.div`
	display: grid;
`
/** A line on narrow screens; the link of the name covers it, and the controls lie above. */
export const Row = styled.div`
	position: relative;
	display: grid;
	grid-template-columns: ${POSTER_PX}px minmax(0, 1fr) auto;
	align-items: center;
	gap: ${space[1]} ${space[3]};
	padding: ${space[2]} 0;
	border-bottom: 1px solid ${color.line};
	content-visibility: auto;
	contain-intrinsic-size: auto 5rem;
	&:hover, &[aria-selected='true'] { background: ${color.surface}; }
	&:has(a:focus-visible) { border-radius: ${radius.md}; box-shadow: inset 0 0 0 3px ${color.live}; }
	${from.phone} { grid-template-columns: minmax(0, 1fr) 11rem auto; }
	${from.wide} {
		${wideRow}
		contain-intrinsic-size: auto 4.25rem;
	}
`
export const NameCell = styled.div`
	display: contents;
	${from.phone} {
		display: grid;
		grid-template-columns: ${POSTER_PX}px minmax(0, 1fr);
		align-items: center;
		gap: ${space[3]};
		min-width: 0;
	}
`
export const Poster = styled(Picture)`
	grid-row: span 2;
	border-radius: ${radius.sm};
	${from.phone} { grid-row: auto; }
`
export const Name = styled(Link)`
	font-size: ${size.sm};
	font-weight: 600;
	line-height: 1.35;
	text-decoration: none;
	overflow-wrap: anywhere;
	&::after { content: ''; position: absolute; z-index: 1; inset: 0; }
	&:focus-visible { outline: none; }
	${from.phone} { font-size: 0.9375rem; }
`
/** The score beside the name, where there are no columns. */
export const SmallScore = styled.span`
	margin-inline-start: ${space[2]};
	${from.wide} { display: none; }
`
export const Tags = styled(Meta)`
	display: block;
	overflow-wrap: anywhere;
`
export const Fact = styled.div`
	display: none;
	font-size: ${size.sm};
	font-variant-numeric: tabular-nums;
	overflow-wrap: anywhere;
	color: ${color.muted};
	${from.wide} { display: block; }
`
export const Progress = styled.div<{ $isChosen: boolean }>`
	grid-column: 2;
	${from.phone} { grid-column: auto; }
	${from.wide} { display: ${(p) => (p.$isChosen ? 'block' : 'none')}; }
`
export const Controls = styled.div`
	position: relative;
	z-index: 2;
	grid-column: 3;
	grid-row: 1 / span 2;
	${from.phone} { grid-column: auto; grid-row: auto; }
`
/** How the keys work, where there are any. */
export const Hint = styled(Meta)`
	display: none;
	${from.wide} { display: block; }
	${coarse} { display: none; }
`
