import { from } from 'shared-ui'
import { styled } from 'styled-components'

/** Hides a button on screens that are wide enough for the sidebar. */
export const NarrowOnly = styled.span`
	display: contents;
	${from.full} { display: none; }
`
