import { styled } from 'styled-components'

/** The room of a card. */
export const CardSpace = styled.div`
	height: 4.5rem;
`
