import { Card, color, font, from, motion, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

/** Rank, poster, names, numbers and a control side by side; on a phone the numbers stand below the names. */
export const Row = styled(Card)`
	display: grid;
	grid-template-columns: minmax(min(2.5rem, 8vw), max-content) min(64px, 16vw) minmax(0, 1fr) auto;
	grid-template-areas: 'place poster names control' 'place poster facts facts';
	align-items: center;
	gap: ${space[2]} ${space[3]};
	padding: ${space[3]};
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: ${color.surface};
	transition: border-color ${motion.fast};
	&:hover { border-color: ${color.edge}; }
	&:focus-within:has(a:focus-visible) { outline: 2px solid ${color.live}; outline-offset: 2px; }
	${from.desktop} {
		grid-template-columns: 4.5rem 72px minmax(0, 1fr) auto auto;
		grid-template-areas: 'place poster names facts control';
		gap: ${space[4]};
	}
`
export const Place = styled.span<{ $isFirst: boolean }>`
	grid-area: place;
	font: 750 ${size.xl}/1 ${font.display};
	font-variant-numeric: tabular-nums;
	text-align: center;
	white-space: nowrap;
	color: ${(p) => (p.$isFirst ? color.text : color.muted)};
	${from.desktop} { font-size: ${size['2xl']}; }
`
export const Poster = styled.div`
	grid-area: poster;
	border-radius: ${radius.md};
	overflow: hidden;
`
export const Names = styled.div`
	grid-area: names;
	display: grid;
	gap: ${space[1]};
	min-width: 0;
`
export const Facts = styled.dl`
	grid-area: facts;
	display: flex;
	flex-wrap: wrap;
	justify-content: space-between;
	gap: ${space[2]};
	${from.desktop} { display: grid; justify-content: normal; grid-template-columns: 4rem 5rem 6rem; }
	${from.wide} { grid-template-columns: 5.5rem 7rem 8rem; }
`
export const Fact = styled.div`
	display: grid;
	justify-items: start;
	gap: 2px;
	font-size: ${size.sm};
	font-variant-numeric: tabular-nums;
	dt { font-size: ${size.xs}; color: ${color.muted}; }
	dd { font-weight: 600; }
	${from.desktop} { justify-items: end; }
`
/** Above the link that covers the row. */
export const Control = styled.div`
	grid-area: control;
	position: relative;
	z-index: 2;
`
