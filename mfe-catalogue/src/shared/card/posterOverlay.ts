import { motion, space } from 'shared-ui'
import { styled } from 'styled-components'

/**
 * The container of a card and its `PosterOverlay`. On touch devices the overlay is below the poster, beside the
 * subtitle.
 */
export const PosterFrame = styled.div`
	position: relative;
	height: 100%;
	@media (hover: none) {
		padding-bottom: 12px;
		article > div:last-child { padding-inline-end: 36px; }
	}
`

/**
 * Controls over the lower edge of a 2:3 poster. A pointer reveals them on hover. On touch devices they would always cover
 * the name on the poster, so they move to the lower corner of the card. Only the controls take clicks; clicks on the rest
 * reach the card's link.
 */
export const PosterOverlay = styled.div`
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
	/* With a pointer, the button shows on hover; a pressed button is always visible. */
	@media (hover: hover) {
		button:not([aria-pressed='true'], :focus-visible) { opacity: 0; transition: opacity ${motion.fast}; }
		${PosterFrame}:hover & button { opacity: 1; }
	}
`
