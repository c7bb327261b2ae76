import { art, Container, color, from, radius, size, space, until } from 'shared-ui'
import { css, styled } from 'styled-components'
import { clipUserText } from '../../shared/clipUserText.ts'

/** The header: a full-width banner with the content over its lower part. */
export const Head = styled.header<{ $isLow: boolean }>`
	--banner: clamp(11rem, 30vw, 22rem);
	--above: clamp(6.5rem, 20vw, 14.5rem);
	--face: clamp(104px, 13vw, 152px);
	--name: ${size['3xl']};
	position: relative;
	isolation: isolate;
	${(p) =>
		p.$isLow &&
		css`
			--banner: 6.5rem;
			--above: ${space[6]};
			--face: 64px;
			--name: ${size['2xl']};
			margin-bottom: calc(-1 * ${space[6]});
			> div:first-child { opacity: 0.5; }
			${until.desktop} {
				> div:first-child { display: none; }
				> div:last-child { grid-template-columns: auto minmax(0, 1fr); align-items: center; }
			}
		`}
`

export const Banner = styled.div`
	position: absolute;
	z-index: -1;
	inset: 0 0 auto;
	height: var(--banner);
	overflow: hidden;
	background: ${art.shade};
	> span, img { width: 100%; height: 100%; object-fit: cover; object-position: 50% 35%; }
	&::after {
		content: '';
		position: absolute;
		inset: 0;
		background: linear-gradient(to top, ${color.canvas}, color-mix(in srgb, ${color.canvas} 72%, transparent) 26%, transparent 66%);
		pointer-events: none;
	}
`

/** One column on phones; from tablets on the avatar beside the text, with the actions below or beside it. */
export const Body = styled(Container)`
	display: grid;
	gap: ${space[4]};
	padding-top: var(--above);
	${from.desktop} {
		grid-template-columns: auto minmax(0, 1fr);
		column-gap: ${space[6]};
		align-items: end;
	}
	${from.full} { grid-template-columns: auto minmax(0, 1fr) fit-content(36rem); }
`

export const Face = styled.div`
	display: grid;
	width: fit-content;
	border-radius: ${radius.full};
	box-shadow: 0 0 0 5px ${color.canvas};
	> span { --size: var(--face) !important; }
`

export const Words = styled.div`
	display: grid;
	gap: ${space[2]};
	min-width: 0;
`

export const Name = styled.h1`
	font-size: var(--name);
	line-height: 1.1;
	overflow-wrap: anywhere;
`

export const NameLine = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: ${space[2]} ${space[3]};
	ul { display: flex; flex-wrap: wrap; gap: ${space[2]}; }
	li { display: flex; }
`

export const Facts = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: ${space[1]} ${space[4]};
	font-size: ${size.sm};
	color: ${color.muted};
	font-variant-numeric: tabular-nums;
	span { display: inline-flex; align-items: center; gap: ${space[1]}; }
`

export const CountButton = styled.button`
	min-height: 32px;
	padding: 0;
	border: 0;
	color: inherit;
	background: none;
	font: inherit;
	cursor: pointer;
	strong { color: ${color.text}; }
	&:hover { color: ${color.text}; text-decoration: underline; text-underline-offset: 3px; }
`

export const Actions = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: ${space[2]};
	grid-column: 1 / -1;
	${from.desktop} { grid-column: 2; padding-bottom: ${space[1]}; }
	${from.full} { grid-column: 3; justify-content: flex-end; }
`

export const Bio = styled.p`
	max-width: 44rem;
	line-height: 1.6;
	white-space: pre-line;
	${clipUserText}
	${from.desktop} { grid-column: 2 / -1; }
`
