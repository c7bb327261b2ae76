import { useDeferredValue } from 'react'
import { READING_ID } from 'shared-contract'
import { styled } from 'styled-components'

/**
 * True once what a page shows first is painted. What is rendered only then comes in pieces, between which the page answers a
 * press. At once for a reader who is further down in the reading version, whose place the page takes.
 */
export function useIsPainted(): boolean {
	return useDeferredValue(true, scrollY > 0 && document.getElementById(READING_ID) !== null)
}

/** Reserves the height of what is not rendered yet, so that scroll restoration works and the footer stays below. */
export const RestPlaceholder = styled.div`
	min-height: 600vh;
`
