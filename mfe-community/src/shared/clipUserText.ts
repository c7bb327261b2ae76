import { css } from 'styled-components'

/**
 * Clips user-written text to its box: stacked combining marks and very wide characters cannot be wrapped, and would
 * otherwise paint over the rest of the page.
 */
export const clipUserText = css`
	overflow: clip;
	overflow-clip-margin: 4px;
	overflow-wrap: anywhere;
`
