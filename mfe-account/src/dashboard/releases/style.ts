import { color, from, radius, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'

/** The slices, with space above the first heading. */
export const SliceStack = styled(Stack).attrs({ $gap: 8 })`
	padding-top: ${space[4]};
`

/** A bordered list of rows. */
export const RowList = styled.ul`
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: ${color.surface};
	min-width: 0;
	> li + li { border-top: 1px solid ${color.line}; }
`

/** A version or token: description, health and actions, side by side if they fit. */
export const Row = styled.li`
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

/** Numbers with the chart beside them. */
export const HealthFigures = styled.div`
	display: grid;
	gap: ${space[3]};
	align-items: end;
	dl { display: grid; grid-template-columns: repeat(4, auto); gap: ${space[3]}; justify-content: space-between; margin: 0; }
	dt { font-size: ${size.xs}; color: ${color.muted}; }
	dd { margin: 0; font-weight: 650; font-variant-numeric: tabular-nums; white-space: nowrap; }
	[data-bad] dd { color: ${color.danger}; }
	${from.full} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`

/** 24 bars, each wide enough for a tooltip. */
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

/** Error messages, which may be long. */
export const Errors = styled.details`
	font-size: ${size.sm};
	summary { cursor: pointer; color: ${color.danger}; }
	ul { display: grid; gap: ${space[2]}; padding-top: ${space[2]}; }
	code { overflow-wrap: anywhere; }
`

/** A line of the audit log. */
export const AuditLogRow = styled.li`
	padding: ${space[3]} ${space[4]};
	p { overflow-wrap: anywhere; }
`

/** The heading of a part of a slice. */
export const SmallHeading = styled.h3`
	font-size: ${size.lg};
`

/** An important notice that is not an error. */
export const Notice = styled.div`
	padding: ${space[3]} ${space[4]};
	border: 1px solid ${color.gold};
	border-radius: ${radius.md};
	background: ${color.surface};
	overflow-wrap: anywhere;
`
