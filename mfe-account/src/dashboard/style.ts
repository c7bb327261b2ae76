import { color, from, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

/** A bordered list of rows: picture, text and time. */
export const RowList = styled.ul`
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: ${color.surface};
	min-width: 0;
`
export const Row = styled.li`
	display: grid;
	grid-template-columns: 40px minmax(0, 1fr);
	gap: 0 ${space[3]};
	align-items: center;
	padding: ${space[3]} ${space[4]};
	& + & { border-top: 1px solid ${color.line}; }
	> :first-child { grid-row: span 2; align-self: start; }
	p { overflow-wrap: anywhere; }
	strong { font-weight: 650; }
	a { text-underline-offset: 3px; text-decoration-color: ${color.edge}; }
	time { font-size: ${size.xs}; }
	${from.phone} {
		grid-template-columns: 40px minmax(0, 1fr) auto;
		> :first-child { grid-row: auto; }
	}
`

/** The picture of a row, with the kind of what was done at its corner. */
export const Sight = styled.div<{ $tone: string }>`
	position: relative;
	> div { border-radius: ${radius.sm}; overflow: hidden; }
	> :last-child {
		position: absolute;
		inset: auto -6px -4px auto;
		display: grid;
		place-items: center;
		width: 24px;
		height: 24px;
		border-radius: ${radius.full};
		color: ${(p) => p.$tone};
		background: ${color.raised};
		box-shadow: 0 0 0 2px ${color.surface};
	}
`

/** Four statistics: two columns on a phone, four from tablets on. */
export const Figures = styled.dl`
	display: grid;
	grid-template-columns: repeat(2, minmax(0, 1fr));
	gap: ${space[3]};
	margin: 0;
	${from.wide} { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: ${space[4]}; }
`
export const Figure = styled.div`
	display: flex;
	flex-direction: column-reverse;
	justify-content: flex-end;
	gap: ${space[1]};
	padding: ${space[4]};
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: ${color.surface};
	dt { display: flex; gap: ${space[2]}; align-items: start; font-size: ${size.sm}; color: ${color.muted}; }
	dt svg { flex: none; margin-top: 2px; }
	dd { margin: 0; font-size: ${size['3xl']}; font-weight: 700; line-height: 1.1; font-variant-numeric: tabular-nums; }
`

/** A wide and a narrow column. */
export const TwoColumns = styled.div`
	display: grid;
	gap: ${space[8]};
	align-items: start;
	> * { min-width: 0; }
	${from.wide} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`
export const Actions = styled.ul`
	display: grid;
	grid-template-columns: repeat(2, minmax(0, 1fr));
	gap: ${space[3]};
	a { height: 100%; white-space: normal; justify-content: start; text-align: start; }
`
