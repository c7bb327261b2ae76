import { color, from, size, space } from 'shared-ui'
import { styled } from 'styled-components'

/** Labels with what belongs to them: below each other on a phone, beside each other on a wide screen. */
export const Facts = styled.dl`
	display: grid;
	gap: ${space[4]};
	margin: 0;
	> div { display: grid; gap: ${space[1]} ${space[6]}; }
	dt { font-size: ${size.sm}; color: ${color.muted}; }
	dd { margin: 0; min-width: 0; }
	code { font-size: ${size.sm}; overflow-wrap: anywhere; }
	small { font-size: ${size.sm}; color: ${color.muted}; }
	${from.wide} { > div { grid-template-columns: 14rem minmax(0, 1fr); } }
`

/** Short texts in a row that wraps. */
export const Codes = styled.ul`
	display: flex;
	flex-wrap: wrap;
	gap: ${space[1]} ${space[4]};
`

/** Lines below each other. */
export const Lines = styled.ul`
	display: grid;
	gap: ${space[2]};
	overflow-wrap: anywhere;
`

/** A list of modules that opens. */
export const Modules = styled.details`
	summary { cursor: pointer; }
	summary[data-bad] { color: ${color.danger}; }
	ul { padding-top: ${space[2]}; }
`
