import { color, from, motion, size, space } from 'shared-ui'
import { styled } from 'styled-components'

/** Scrolls horizontally on phones, starting at the latest weeks; wider screens show the whole year. */
export const Scroller = styled.div`
	overflow-x: auto;
	padding: 4px;
	margin: -4px;
	scrollbar-width: thin;
	scrollbar-color: ${color.line} transparent;
`

export const Grid = styled.div`
	display: grid;
	grid-template-columns: auto repeat(53, minmax(11px, 1fr));
	gap: 3px;
	min-width: max-content;
	${from.phone} {
		grid-template-columns: auto repeat(53, minmax(0, 1fr));
		gap: clamp(2px, 0.4vw, 3px);
		min-width: 0;
	}
`

/** Rows exist for screen readers only. */
export const Row = styled.div`
	display: contents;
`

export const Month = styled.span`
	font-size: ${size.xs};
	line-height: 1.4;
	color: ${color.muted};
	white-space: nowrap;
	overflow: visible;
	height: 1.4em;
`

export const Weekday = styled.span`
	padding-inline-end: ${space[2]};
	font-size: 0.6875rem;
	line-height: 1;
	align-self: center;
	color: ${color.muted};
`

export const Cell = styled.span`
	aspect-ratio: 1;
	min-width: 0;
	border-radius: 3px;
	background: ${color.raised};
	transition: background-color ${motion.fast};
	&[data-level='1'] { background: color-mix(in oklab, ${color.text} 28%, ${color.raised}); }
	&[data-level='2'] { background: color-mix(in oklab, ${color.text} 50%, ${color.raised}); }
	&[data-level='3'] { background: color-mix(in oklab, ${color.text} 74%, ${color.raised}); }
	&[data-level='4'] { background: ${color.text}; }
	&[role='gridcell']:hover { box-shadow: 0 0 0 1px ${color.edge}; }
	&:focus-visible { outline-offset: 1px; border-radius: 3px; }
`

export const Foot = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	justify-content: space-between;
	gap: ${space[2]} ${space[4]};
	margin-top: ${space[3]};
	font-size: ${size.sm};
	color: ${color.muted};
	font-variant-numeric: tabular-nums;
`

export const Legend = styled.span`
	display: inline-flex;
	align-items: center;
	gap: 4px;
	font-size: ${size.xs};
	> span { width: 12px; }
`
