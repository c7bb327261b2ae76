import { Link } from 'react-router-dom'
import { art, Container, color, from, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { FADE_HEIGHT, fadeIntoPage } from '../../shared/fadeIntoPage.ts'

/** The header of a title's page: full-bleed pictures, darkened behind the text. */
export const Header = styled.header`
	position: relative;
	isolation: isolate;
	color: ${art.text};
	background: ${art.shade};
	overflow: hidden;
	${fadeIntoPage}
	/* Light outlines on the dark picture in both themes, except in dialogs. */
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
			linear-gradient(to top, ${art.shade} 1%, color-mix(in srgb, ${art.shade} 78%, transparent) 38%, color-mix(in srgb, ${art.shade} 36%, transparent) 74%, color-mix(in srgb, ${art.shade} 46%, transparent)),
			linear-gradient(to right, color-mix(in srgb, ${art.shade} 76%, transparent), transparent 88%);
		pointer-events: none;
	}
`

export const Bar = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	justify-content: space-between;
	gap: 0 ${space[3]};
	padding-top: ${space[4]};
	min-height: 56px;
	/* Closer on phones, so that the controls fit on the line of the link. */
	> :nth-child(2) {
		flex: none;
		gap: ${space[1]};
		div { gap: 0; }
		${from.desktop} {
			gap: ${space[2]};
			div { gap: ${space[1]}; }
		}
	}
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
	overflow: hidden;
	text-overflow: ellipsis;
	svg { flex: none; }
	&:hover { text-decoration: underline; }
`

/**
 * On phones: the name in full width, then the poster with the text beside it, then the actions. From tablets on, the
 * poster is beside all of them.
 */
export const Body = styled.div`
	display: grid;
	grid-template: 'title title' auto 'poster words' auto 'actions actions' auto / clamp(6rem, 28vw, 9rem) minmax(0, 1fr);
	gap: ${space[4]};
	align-items: center;
	align-content: end;
	padding-block: clamp(1rem, 8vw, 4rem) ${FADE_HEIGHT};
	${from.desktop} {
		grid-template: 'poster title' 1fr 'poster words' auto 'poster actions' auto / 14.5rem minmax(0, 1fr);
		gap: ${space[4]} ${space[8]};
		align-items: end;
		padding-block: clamp(2rem, 5vw, 5rem) ${FADE_HEIGHT};
	}
	${from.full} { grid-template-columns: 17rem minmax(0, 1fr); }
`

/** The poster, with the controls for other posters below it. */
export const Poster = styled.div`
	grid-area: poster;
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
		justify-content: center;
		gap: 0;
		div { gap: 0; }
		button[title] { width: 40px; height: 40px; }
		${from.desktop} { justify-content: space-between; }
	}
	/* What comes late makes the text longer, and moves no poster. */
	${from.desktop} { align-self: start; }
`

export const HeaderText = styled.div`
	grid-area: words;
	display: grid;
	gap: ${space[3]};
	min-width: 0;
`

/** `$long`: long names, such as those of light novels, are set smaller to leave room for the actions. */
export const Title = styled.h1<{ $long?: boolean }>`
	grid-area: title;
	min-width: 0;
	font-size: ${(p) => (p.$long ? size.xl : size['3xl'])};
	overflow-wrap: anywhere;
	${from.desktop} { font-size: ${(p) => (p.$long ? size['2xl'] : size['3xl'])}; }
	${from.wide} { font-size: clamp(2.25rem, 1.2rem + ${(p) => (p.$long ? 1.2 : 2.6)}vw, 3.75rem); }
`

export const Names = styled.p`
	display: flex;
	flex-wrap: wrap;
	gap: ${space[1]} ${space[3]};
	font-size: ${size.sm};
	color: color-mix(in srgb, ${art.text} 82%, transparent);
	/* Truncated here; the side column has the full names. */
	> * { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
	${from.desktop} {
		> * { display: inline; overflow: visible; }
		/* Each name has a slash before it; the clip path hides the slashes at the start of a line. */
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
	/* A border for badges in the colour of the background. */
	> li > span { box-shadow: 0 0 0 1px color-mix(in srgb, ${art.text} 20%, transparent); }
`

/** Below the poster on phones, in the column of the text from tablets on. */
export const Actions = styled.div`
	grid-area: actions;
	display: grid;
	gap: ${space[4]};
	min-width: 0;
`

export const HeaderContainer = styled(Container)`
	position: relative;
`
