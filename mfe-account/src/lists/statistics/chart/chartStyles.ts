import { color, motion, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

export const Figure = styled.figure`
	display: grid;
	gap: ${space[3]};
	margin: 0;
	min-width: 0;
`

/** The first series is filled, the second hollow: they differ in more than their colour. */
export const Fill = styled.span<{ $hollow: boolean }>`
	display: block;
	border: 2px solid ${(p) => (p.$hollow ? color.muted : color.text)};
	border-radius: 2px;
	background: ${(p) => (p.$hollow ? 'transparent' : color.text)};
	transition: opacity ${motion.fast};
`

const bar = `
	padding: 0;
	border: 0;
	color: inherit;
	background: none;
	cursor: pointer;
`

export const Columns = styled.div`
	display: flex;
	gap: 2px;
	height: 11rem;
	padding-top: ${space[1]};
	border-bottom: 1px solid ${color.line};
	overflow-x: auto;
	overflow-y: hidden;
`

export const Column = styled.button`
	${bar}
	flex: 1 0 1.1rem;
	display: grid;
	grid-template-rows: minmax(0, 1fr) 1.4rem;
	max-width: 5rem;
	&:hover, &:focus-visible { background: ${color.raised}; }
	&:focus-visible { outline-offset: -2px; border-radius: ${radius.sm}; }
`

export const ColumnFills = styled.span`
	display: flex;
	align-items: end;
	justify-content: center;
	gap: 2px;
	padding-inline: 2px;
	> span { flex: 1; max-width: 1.75rem; height: calc(var(--share) * 100%); min-height: 3px; }
`

export const ColumnName = styled.span`
	font-size: 0.6875rem;
	line-height: 1.4rem;
	color: ${color.muted};
	white-space: nowrap;
`

export const Rows = styled.div`
	display: grid;
	grid-template-columns: minmax(5rem, 11rem) minmax(0, 1fr) auto;
	align-items: center;
	gap: ${space[2]} ${space[3]};
	font-size: ${size.sm};
`

export const RowName = styled.span`
	overflow-wrap: anywhere;
	a { color: inherit; text-underline-offset: 3px; text-decoration-color: ${color.edge}; }
`

export const RowBar = styled.button`
	${bar}
	display: grid;
	gap: 2px;
	padding-block: ${space[1]};
	&:hover, &:focus-visible { background: ${color.raised}; }
	> span { width: calc(var(--share) * 100%); min-width: 3px; height: 0.75rem; }
`

export const RowValue = styled.span`
	color: ${color.muted};
	text-align: end;
	font-variant-numeric: tabular-nums;
`

export const Line = styled.p`
	min-height: 1.4em;
	font-size: ${size.sm};
	color: ${color.muted};
	font-variant-numeric: tabular-nums;
`

export const Legend = styled.ul`
	display: flex;
	flex-wrap: wrap;
	gap: ${space[1]} ${space[4]};
	font-size: ${size.sm};
	color: ${color.muted};
	li { display: inline-flex; align-items: center; gap: ${space[2]}; }
	span { width: 0.875rem; height: 0.875rem; }
`

export const Details = styled.details`
	font-size: ${size.sm};
	summary { width: fit-content; color: ${color.muted}; cursor: pointer; }
	> section { max-height: 20rem; margin-top: ${space[2]}; overflow: auto; }
	table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
	caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
	th, td { padding: ${space[1]} ${space[4]} ${space[1]} 0; text-align: start; border-bottom: 1px solid ${color.line}; }
	td { text-align: end; }
`
