import { color } from 'shared-ui'
import { css } from 'styled-components'

/** How far up from its foot a dark stage fades into the page below it; what is to be read stands above. */
export const FADE = '3.5rem'

/** In the light theme the night of a stage ends in the paper of the page, without an edge. */
export const fadesIntoPage = css`
	&::after {
		content: '';
		position: absolute;
		inset: auto 0 0;
		height: ${FADE};
		background: linear-gradient(to top, ${color.canvas}, transparent);
		pointer-events: none;
	}
`
