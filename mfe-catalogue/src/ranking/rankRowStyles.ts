import { Card, color, font, from, motion, radius, size, space } from 'shared-ui'
import { css, styled } from 'styled-components'

const sheet = css`
	padding: ${space[3]};
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: ${color.surface};
	transition: border-color ${motion.fast};
	&:hover { border-color: ${color.edge}; }
	&:focus-within:has(a:focus-visible) { outline: 2px solid ${color.live}; outline-offset: 2px; }
`

/**
 * A row: rank, poster, names, numbers and a control side by side; on narrow screens, the numbers are below the names. On
 * the podium of wide screens, the poster is large and the rest is beside it.
 */
export const Row = styled(Card)<{ $onPodium: boolean }>`
	${sheet}
	display: grid;
	grid-template-columns: minmax(1.75rem, max-content) min(64px, 16vw) minmax(0, 1fr) auto;
	grid-template-areas: 'place poster names control' 'place poster facts facts';
	align-items: center;
	gap: ${space[2]} ${space[3]};
	${(p) => (p.$onPodium ? onPodium : inList)}
`
const inList = css`
	${from.wide} {
		grid-template-columns: 3rem 56px minmax(0, 1fr) minmax(0, 26rem) auto;
		grid-template-areas: 'place poster names facts control';
		column-gap: ${space[4]};
		padding-block: ${space[2]};
	}
	${from.full} { grid-template-columns: 3.5rem 56px minmax(0, 1fr) minmax(0, 34rem) auto; }
`
const onPodium = css`
	grid-template-columns: minmax(1.75rem, max-content) min(92px, 24vw) minmax(0, 1fr) auto;
	${from.wide} {
		height: 100%;
		grid-template: 'poster place control' auto 'poster names names' 1fr 'poster facts facts' auto / 50% minmax(0, 1fr) auto;
		align-items: start;
	}
`
export const RankNumber = styled.span<{ $onPodium: boolean }>`
	grid-area: place;
	font: 750 ${size.xl}/1 ${font.display};
	font-variant-numeric: tabular-nums;
	text-align: center;
	white-space: nowrap;
	color: ${(p) => (p.$onPodium ? color.text : color.muted)};
	${from.desktop} { font-size: ${size['2xl']}; }
	${from.wide} {
		font-size: ${(p) => (p.$onPodium ? size.hero : size['2xl'])};
		text-align: ${(p) => (p.$onPodium ? 'start' : 'center')};
	}
`
export const Poster = styled.div`
	grid-area: poster;
	border-radius: ${radius.md};
	overflow: hidden;
	box-shadow: 0 0 0 1px ${color.line};
`
export const Names = styled.div<{ $onPodium: boolean }>`
	grid-area: names;
	display: grid;
	align-content: start;
	gap: ${space[1]};
	min-width: 0;
	> a { font-size: ${(p) => (p.$onPodium ? size.lg : size.md)}; }
	${from.wide} { > a { font-size: ${(p) => (p.$onPodium ? size.xl : size.md)}; } }
`
export const Genres = styled.ul`
	display: flex;
	flex-wrap: wrap;
	gap: ${space[1]};
	max-height: 1.35rem;
	overflow: hidden;
	margin-top: 2px;
	li {
		padding: 1px ${space[2]};
		border-radius: ${radius.full};
		font-size: ${size.xs};
		line-height: 1.6;
		color: ${color.muted};
		background: ${color.raised};
	}
`
const twoColumns = css`
	grid-template-columns: repeat(2, minmax(0, 1fr));
	> :last-child { grid-column: 1 / -1; }
`
/** Three columns, or two and one below them where it is narrow: on phones and in the side-by-side podium. */
export const Facts = styled.dl<{ $onPodium: boolean }>`
	grid-area: facts;
	display: grid;
	gap: ${space[2]} ${space[4]};
	align-items: start;
	${twoColumns}
	${from.phone} { grid-template-columns: repeat(3, minmax(0, 1fr)); > :last-child { grid-column: auto; } }
	${from.wide} { ${(p) => p.$onPodium && twoColumns} }
`
/** A number with its label and its bar. */
export const Fact = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: 2px;
	min-width: 0;
	font-variant-numeric: tabular-nums;
	dt { font-size: ${size.xs}; color: ${color.muted}; }
	dd { font-size: ${size.md}; font-weight: 650; line-height: 1.3; }
	dd > [role='img'] { font-size: ${size.md}; }
`
/** A bar that fills `$share` (0 to 1) of its width. Gold is for scores. */
export const Bar = styled.dd.attrs({ 'aria-hidden': true })<{ $share: number; $gold?: boolean }>`
	height: 4px;
	margin-top: 2px;
	border-radius: ${radius.full};
	background: linear-gradient(${(p) => (p.$gold ? color.gold : color.edge)} 0 0) no-repeat ${color.raised};
	background-size: ${(p) => Math.round(p.$share * 1000) / 10}% 100%;
	@media (forced-colors: active) { border: 1px solid; }
`
/** Above the link that covers the whole row. */
export const Control = styled.div`
	grid-area: control;
	position: relative;
	z-index: 2;
`
