import { css } from 'styled-components'

/**
 * What a person wrote stays in its place: a letter under hundreds of marks, or a sign as wide as a hundred, paints over
 * nothing else. It is cut, for it cannot be broken.
 */
export const clipUserText = css`
	overflow: clip;
	overflow-clip-margin: 4px;
	overflow-wrap: anywhere;
`
