import { color } from 'shared-ui'
import { css } from 'styled-components'

/** The height of the fade. Place text above it. */
export const FADE_HEIGHT = '3.5rem'

/**
 * Fades the lower edge of a dark header into the background of the page, so that the light theme shows no hard edge.
 */
export const fadeIntoPage = css`
	&::after {
		content: '';
		position: absolute;
		inset: auto 0 0;
		height: ${FADE_HEIGHT};
		background: linear-gradient(to top, ${color.canvas}, transparent);
		pointer-events: none;
	}
`
