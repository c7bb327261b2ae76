import { color, from, radius, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'

/** The slices, with air between the first heading and what is chosen above it. */
export const SlicesList = styled(Stack).attrs({ $gap: 8 })`
	padding-top: ${space[4]};
`

/** Rows on one sheet, with a line between. */
export const Versions = styled.ul`
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: ${color.surface};
	min-width: 0;
	> li + li { border-top: 1px solid ${color.line}; }
`

/** A version or a token: what it is, how it fares and what can be done, beside each other where there is room. */
export const Version = styled.li`
	display: grid;
	gap: ${space[3]} ${space[6]};
	align-items: center;
	padding: ${space[4]};
	> * { min-width: 0; }
	strong { font-weight: 650; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
	code { font-size: ${size.xs}; overflow-wrap: anywhere; }
	> details { grid-column: 1 / -1; }
	${from.wide} { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr) 15rem; }
`

/** Figures, and the bars of the last day beside them. */
export const Fares = styled.div`
	display: grid;
	gap: ${space[3]};
	align-items: end;
	dl { display: grid; grid-template-columns: repeat(4, auto); gap: ${space[3]}; justify-content: space-between; margin: 0; }
	dt { font-size: ${size.xs}; color: ${color.muted}; }
	dd { margin: 0; font-weight: 650; font-variant-numeric: tabular-nums; white-space: nowrap; }
	[data-bad] dd { color: ${color.danger}; }
	${from.full} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`

/** 24 bars from the bottom up; each is wide enough to point at. */
export const Bars = styled.div`
	display: grid;
	grid-template-columns: repeat(24, minmax(0, 1fr));
	gap: 2px;
	height: 40px;
	border-bottom: 1px solid ${color.line};
	> span { display: flex; flex-direction: column; justify-content: end; height: 100%; }
	i { display: block; flex: none; background: ${color.edge}; }
	i[data-bad] { background: ${color.danger}; }
`

/** What failed, or what would break: the words of machines, which may be long. */
export const Errors = styled.details`
	font-size: ${size.sm};
	summary { cursor: pointer; color: ${color.danger}; }
	ul { display: grid; gap: ${space[2]}; padding-top: ${space[2]}; }
	code { overflow-wrap: anywhere; }
`

/** A line of the log. */
export const DeedLine = styled.li`
	padding: ${space[3]} ${space[4]};
	p { overflow-wrap: anywhere; }
`

/** Something that must not be overlooked, and is no failure. */
export const Notice = styled.div`
	padding: ${space[3]} ${space[4]};
	border: 1px solid ${color.gold};
	border-radius: ${radius.md};
	background: ${color.surface};
	overflow-wrap: anywhere;
`

/** A secret that is shown once: whole, and chosen at one press. */
export const Secret = styled.code`
	padding: ${space[3]};
	border: 1px solid ${color.line};
	border-radius: ${radius.md};
	background: ${color.canvas};
	overflow-wrap: anywhere;
	user-select: all;
`
