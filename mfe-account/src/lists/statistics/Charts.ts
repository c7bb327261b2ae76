import { from, space } from 'shared-ui'
import { styled } from 'styled-components'

/** Charts one below the other; two columns where there is room. */
export const Charts = styled.div`
	display: grid;
	gap: ${space[12]} ${space[8]};
	> * { min-width: 0; }
	${from.wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
