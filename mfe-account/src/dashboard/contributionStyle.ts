import { color, from, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

/** A row of the contribution list. */
export const ContributionRow = styled.li`
	display: grid;
	grid-template-columns: 36px minmax(0, 1fr);
	gap: ${space[2]} ${space[3]};
	align-items: start;
	padding: ${space[4]};
	& + & { border-top: 1px solid ${color.line}; }
	> div { display: grid; gap: ${space[1]}; min-width: 0; }
	> button { grid-column: 2; justify-self: start; }
	p { overflow-wrap: anywhere; }
	strong { font-weight: 650; }
	a { text-underline-offset: 3px; text-decoration-color: ${color.edge}; }
	${from.phone} {
		grid-template-columns: 36px minmax(0, 1fr) auto;
		> button { grid-column: 3; }
	}
`

/** The details of a change, collapsed by default. */
export const Details = styled.details`
	font-size: ${size.sm};
	summary { width: fit-content; padding-block: 2px; cursor: pointer; color: ${color.muted}; }
	summary:hover { color: ${color.text}; }
	dl { display: grid; gap: ${space[3]}; margin: ${space[3]} 0 0; }
	dt { font-weight: 650; }
	dd { display: grid; gap: ${space[2]}; margin: ${space[1]} 0 0; }
`
export const ChangedText = styled.div<{ $isOld: boolean }>`
	padding: ${space[2]} ${space[3]};
	border-inline-start: 3px solid ${(p) => (p.$isOld ? color.line : color.live)};
	border-radius: ${radius.sm};
	background: ${color.canvas};
	color: ${(p) => (p.$isOld ? color.muted : color.text)};
	white-space: pre-line;
	overflow-wrap: anywhere;
`
