import { Link } from 'react-router-dom'
import { art, Container, color, from, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

/** The top of a title's page: its pictures to every edge, darkened where the words stand. */
export const Head = styled.header`
	position: relative;
	isolation: isolate;
	color: ${art.text};
	background: ${art.shade};
	overflow: hidden;
	/* On the night of the picture, in both themes; what opens above it has the theme's own. */
	:focus-visible:not(dialog *) { outline-color: ${art.text}; }
`

export const Backdrop = styled.div`
	position: absolute;
	z-index: -1;
	inset: 0 0 auto;
	height: clamp(15rem, 60vw, 26rem);
	overflow: hidden;
	> div, > div > div, > div > div > span { height: 100%; }
	img { object-position: 50% 30%; }
	${from.desktop} { height: 100%; max-height: 38rem; }
	&::after {
		content: '';
		position: absolute;
		inset: 0;
		background:
			linear-gradient(to top, ${art.shade} 1%, color-mix(in srgb, ${art.shade} 78%, transparent) 38%, color-mix(in srgb, ${art.shade} 22%, transparent) 74%, color-mix(in srgb, ${art.shade} 46%, transparent)),
			linear-gradient(to right, color-mix(in srgb, ${art.shade} 72%, transparent), transparent 70%);
		pointer-events: none;
	}
`

export const Bar = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	justify-content: space-between;
	gap: ${space[3]};
	padding-top: ${space[4]};
	min-height: 56px;
	> :nth-child(2) { margin-inline-start: auto; }
`

export const BackLink = styled(Link)`
	display: inline-flex;
	align-items: center;
	gap: ${space[1]};
	min-width: 0;
	padding: ${space[2]} 0;
	font-size: ${size.sm};
	font-weight: 650;
	text-decoration: none;
	white-space: nowrap;
	svg { flex: none; }
	&:hover { text-decoration: underline; }
`

/** The poster and the words beside it; from tablets on the actions stand with the words. */
export const Body = styled.div`
	display: grid;
	grid-template-columns: clamp(7.5rem, 34vw, 10rem) minmax(0, 1fr);
	gap: ${space[4]};
	align-items: end;
	align-content: end;
	padding-block: clamp(6rem, 26vw, 9rem) ${space[8]};
	${from.desktop} {
		grid-template-columns: 14.5rem minmax(0, 1fr);
		grid-template-rows: 1fr auto;
		gap: ${space[4]} ${space[8]};
		padding-block: clamp(4rem, 11vw, 9rem) ${space[8]};
	}
	${from.full} { grid-template-columns: 17rem minmax(0, 1fr); }
`

/** The poster, and below it the ways to the others. */
export const Poster = styled.div`
	display: grid;
	gap: ${space[1]};
	min-width: 0;
	> :first-child {
		border-radius: ${radius.lg};
		overflow: hidden;
		background: ${color.raised};
		box-shadow: 0 18px 48px #000a, 0 0 0 1px color-mix(in srgb, ${art.text} 18%, transparent);
	}
	> :nth-child(2) {
		flex-wrap: wrap;
		justify-content: space-between;
		gap: 0;
		div { gap: 0; }
		button[title] { width: 40px; height: 40px; }
	}
	${from.desktop} { grid-row: 1 / 3; }
`

export const Words = styled.div`
	display: grid;
	gap: ${space[3]};
	min-width: 0;
`

export const Title = styled.h1`
	font-size: ${size['3xl']};
	overflow-wrap: anywhere;
	${from.wide} { font-size: clamp(2.25rem, 1.2rem + 2.6vw, 3.75rem); }
`

export const Names = styled.p`
	display: flex;
	flex-wrap: wrap;
	gap: ${space[1]} ${space[3]};
	font-size: ${size.sm};
	color: color-mix(in srgb, ${art.text} 82%, transparent);
	${from.desktop} {
		/* A stroke stands before each name; those at the beginning of a line are cut off with the margin. */
		gap: ${space[1]} 0;
		margin-inline-start: -1.75rem;
		clip-path: inset(0 0 0 1.75rem);
		font-size: ${size.lg};
		> * { position: relative; padding-inline-start: 1.75rem; }
		> *::before { content: '/'; position: absolute; inset-inline-start: 0.7rem; opacity: 0.5; }
	}
`

export const Facts = styled.ul`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: ${space[1]} ${space[3]};
	font-size: ${size.sm};
	font-variant-numeric: tabular-nums;
	/* A badge of the colour of the ground keeps its edge. */
	> li > span { box-shadow: 0 0 0 1px color-mix(in srgb, ${art.text} 20%, transparent); }
`

/** Below poster and words on phones, with the words from tablets on. */
export const Actions = styled.div`
	display: grid;
	gap: ${space[4]};
	grid-column: 1 / -1;
	${from.desktop} { grid-column: 2; grid-row: 2; }
`

export const HeadContainer = styled(Container)`
	position: relative;
`
