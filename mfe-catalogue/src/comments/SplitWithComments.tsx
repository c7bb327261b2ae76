import { from, Split } from 'shared-ui'
import { styled } from 'styled-components'

/**
 * A main column, a side one and, third, the comments: they go on below the main column, and on a phone, where there may
 * be many of them, below everything else.
 */
export const SplitWithComments = styled(Split)`
	${from.wide} {
		grid-template-rows: auto 1fr;
		> :nth-child(2) { grid-row: 1 / span 2; grid-column: 2; }
		> :nth-child(3) { grid-column: 1; }
	}
`
