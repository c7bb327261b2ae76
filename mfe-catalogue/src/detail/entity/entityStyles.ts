import { color, font, from, radius, size, space, waves } from 'shared-ui'
import { styled } from 'styled-components'

/** The header of an entity's page, tinted with the colour of its best-known title. */
export const Header = styled.header`
	padding-block: ${space[8]} ${space[6]};
	border-bottom: 1px solid ${color.line};
	background: linear-gradient(to bottom, color-mix(in oklab, var(--tint, transparent) 26%, transparent), transparent);
`

/** The picture beside the words, also on phones; above them where the text is large for the window. */
export const HeaderBody = styled.div`
	display: grid;
	gap: ${space[4]};
	align-items: center;
	@media (width >= 20em) { grid-template-columns: 6.5rem minmax(0, 1fr); }
	${from.phone} { grid-template-columns: 10rem minmax(0, 1fr); gap: ${space[8]}; }
`

export const Portrait = styled.div`
	position: relative;
	width: 6.5rem;
	border-radius: ${radius.lg};
	overflow: hidden;
	box-shadow: 0 0 0 1px ${color.line};
	${from.phone} { width: 10rem; }
`

/** A monogram on waves, in place of a missing picture. */
export const Monogram = styled.span`
	${waves}
	display: grid;
	place-items: center;
	aspect-ratio: 1;
	font: 700 2.5rem/1 ${font.display};
	color: ${color.text};
	background: color-mix(in oklab, var(--tint, transparent) 45%, ${color.raised});
	${from.phone} { font-size: 3.5rem; }
`

export const Words = styled.div`
	display: grid;
	gap: ${space[2]};
	min-width: 0;
	h1 { font-size: ${size['3xl']}; overflow-wrap: anywhere; }
`

export const NativeName = styled.p`
	font-size: ${size.lg};
	color: ${color.muted};
	overflow-wrap: anywhere;
`

/** One year: its number on the left, and from tablets on the items beside it. */
export const Year = styled.li`
	display: grid;
	gap: ${space[3]};
	padding-block: ${space[4]};
	border-top: 1px solid ${color.line};
	> h3 {
		font: 700 ${size.xl}/1.2 ${font.display};
		color: ${color.muted};
		font-variant-numeric: tabular-nums;
	}
	&:first-child { border-top: 0; padding-top: 0; }
	${from.desktop} { grid-template-columns: 6.5rem minmax(0, 1fr); gap: ${space[4]}; }
`

export const Rows = styled.ul`
	display: grid;
	gap: ${space[2]} ${space[4]};
	grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
`

export const Row = styled.li`
	display: grid;
	grid-template-columns: 3rem minmax(0, 1fr);
	gap: ${space[3]};
	align-items: center;
	min-width: 0;
	font-size: ${size.sm};
	line-height: 1.35;
	a { font-weight: 650; text-decoration: none; overflow-wrap: anywhere; }
	a:hover { text-decoration: underline; }
	span { display: block; color: ${color.muted}; overflow-wrap: anywhere; }
`

export const PosterFrame = styled.span`
	flex: none;
	width: 3rem;
	border-radius: ${radius.sm};
	overflow: hidden;
`

/** The name of a language above its voices. */
export const LanguageHeading = styled.h3`
	&::first-letter { text-transform: uppercase; }
`
