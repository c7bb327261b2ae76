import { useDeferredValue } from 'react'
import { styled } from 'styled-components'

/**
 * True once what a page shows first is painted. What is rendered only then comes in pieces, between which the page answers a
 * press.
 */
export function useIsPainted(): boolean {
	return useDeferredValue(true, false)
}

/** Reserves the height of what is not rendered yet, so that scroll restoration works and the footer stays below. */
export const RestPlaceholder = styled.div`
	min-height: 600vh;
`
