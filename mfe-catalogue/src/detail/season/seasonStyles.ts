import { Card, CardTitle, clamp, color, from, Picture, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

/** Cards of a season: one, two or three in a row. */
export const Cards = styled.ul`
	display: grid;
	grid-template-columns: repeat(auto-fill, minmax(min(23rem, 100%), 1fr));
	gap: ${space[3]};
	${from.desktop} { gap: ${space[4]}; }
	> li { min-height: 10.5rem; content-visibility: auto; contain-intrinsic-block-size: auto 12rem; }
`
export const Row = styled(Card)`
	flex-direction: row;
	gap: 0;
	min-height: 10.5rem;
	border-radius: ${radius.md};
	overflow: hidden;
	background: ${color.surface};
	box-shadow: inset 0 0 0 1px ${color.line};
	&:hover { background: ${color.raised}; }
	&:focus-within:has(:focus-visible) { outline: 2px solid ${color.live}; outline-offset: 2px; }
	${from.phone} { min-height: 12rem; }
`
export const Frame = styled.div`
	position: relative;
	flex: none;
	width: min(7rem, 34%);
	> :last-child:not(:first-child) { position: absolute; top: 6px; left: 6px; }
	${from.phone} { width: min(8rem, 34%); }
`
export const Poster = styled(Picture)`
	height: 100%;
`
export const Body = styled.div`
	display: flex;
	flex: 1;
	flex-direction: column;
	gap: 3px;
	min-width: 0;
	padding: ${space[3]};
	font-size: 0.8125rem;
	line-height: 1.4;
	overflow-wrap: anywhere;
`
export const Name = styled(CardTitle)`
	padding-inline-end: 32px;
`
/** Their links lie over the card's own. */
export const Studios = styled.div`
	color: ${color.muted};
	${clamp(1)}
	a { position: relative; z-index: 2; font-weight: 600; text-decoration: none; }
	a:hover { text-decoration: underline; }
	a + a::before { content: ', '; }
`
export const When = styled.div`
	font-variant-numeric: tabular-nums;
`
export const Facts = styled.div`
	color: ${color.muted};
	${clamp(2)}
`
export const Synopsis = styled.p`
	margin-top: ${space[1]};
	font-size: ${size.xs};
	line-height: 1.5;
	${clamp(3)}
`
export const Save = styled.div`
	position: absolute;
	z-index: 2;
	top: 4px;
	right: 4px;
`
