import { from, space } from 'shared-ui'
import { styled } from 'styled-components'
import { RowList } from '../style.ts'

/** Numbered steps. */
export const Steps = styled.ol`
	display: grid;
	gap: ${space[2]};
	padding-left: ${space[6]};
	list-style: decimal;
	li { overflow-wrap: anywhere; }
`

/** Rows whose last part stands below the text on phones. */
export const MediaRows = styled(RowList)`
	li { grid-template-columns: auto minmax(0, 1fr); }
	li > :nth-child(2) { overflow-wrap: anywhere; }
	li > :last-child { grid-column: 2; justify-self: start; }
	${from.phone} {
		li { grid-template-columns: auto minmax(0, 1fr) auto; }
		li > :last-child { grid-column: 3; justify-self: end; }
	}
`
