import { from } from 'shared-ui'
import { styled } from 'styled-components'

/** What leads to something that stands beside it anyway on wide screens. */
export const NarrowOnly = styled.span`
	display: contents;
	${from.full} { display: none; }
`
