import { from, Split } from 'shared-ui'
import { styled } from 'styled-components'

/**
 * A main column, a side column and, as the third child, the comments. On wide screens the comments continue the main column;
 * on phones they come last, because there may be many of them.
 */
export const SplitWithComments = styled(Split)`
	${from.wide} {
		grid-template-rows: auto 1fr;
		> :nth-child(2) { grid-row: 1 / span 2; grid-column: 2; }
		> :nth-child(3) { grid-column: 1; }
	}
`
