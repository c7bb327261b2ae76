import { motion, space } from 'shared-ui'
import { styled } from 'styled-components'

/** A card and what lies over its poster. A finger sees its control below the poster, beside the small words. */
export const PosterPlace = styled.div`
	position: relative;
	height: 100%;
	@media (hover: none) {
		padding-bottom: 12px;
		article > div:last-child { padding-inline-end: 36px; }
	}
`

/**
 * Over the lower edge of a poster, 2:3, where a pointer brings it out; where there is none it would always cover the name
 * that is set there, so it stands in the lower corner of the card. Only its controls take presses; the rest is the card's link.
 */
export const OverPoster = styled.div`
	position: absolute;
	z-index: 2;
	inset: 0 0 auto;
	display: flex;
	align-items: end;
	justify-content: end;
	aspect-ratio: 2 / 3;
	padding: ${space[2]};
	pointer-events: none;
	button { pointer-events: auto; }
	@media (hover: none) { inset: auto -8px 0 auto; aspect-ratio: auto; padding: 0; }
	/* Where there is a pointer, the button comes with it; one that is pressed stays. */
	@media (hover: hover) {
		button:not([aria-pressed='true'], :focus-visible) { opacity: 0; transition: opacity ${motion.fast}; }
		${PosterPlace}:hover & button { opacity: 1; }
	}
`
