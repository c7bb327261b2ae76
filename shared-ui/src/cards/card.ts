import { css, styled } from 'styled-components'
import { PlainLink } from '../navigation/PlainLink.tsx'
import { color, font, from, motion, radius, size, space } from '../theme/tokens.ts'

/** A card is one link: its title is, and it stretches over the whole of it. */
export const Card = styled.article`
	position: relative;
	display: flex;
	flex-direction: column;
	gap: ${space[1]};
	min-width: 0;
	height: 100%;
`
/** What holds the picture of a card: its edge answers the pointer and the keyboard. */
export const frame = css`
	position: relative;
	margin-bottom: ${space[1]};
	border-radius: ${radius.md};
	overflow: hidden;
	box-shadow: 0 0 0 1px ${color.line};
	transition: box-shadow ${motion.base};
	img { transition: opacity ${motion.slow}, transform ${motion.slow}; }
	${Card}:hover & { box-shadow: 0 0 0 2px ${color.text}; }
	${Card}:focus-within:has(:focus-visible) & { box-shadow: 0 0 0 3px ${color.live}; }
`
export const Frame = styled.div`
	${frame}
`
/** Stands over the picture; left top and right top. */
export const Corner = styled.div<{ $side: 'start' | 'end' }>`
	position: absolute;
	top: 8px;
	${(p) => (p.$side === 'start' ? 'left: 8px;' : 'right: 8px;')}
	display: flex;
	gap: 4px;
`
export const clamp = (lines: number) => css`
	display: -webkit-box;
	-webkit-box-orient: vertical;
	-webkit-line-clamp: ${lines};
	overflow: hidden;
`
export const Title = styled(PlainLink)<{ $lines?: number | undefined; $large?: boolean | undefined }>`
	font-family: ${(p) => (p.$large ? font.display : 'inherit')};
	font-size: ${(p) => (p.$large ? size['2xl'] : size.sm)};
	font-weight: ${(p) => (p.$large ? 750 : 600)};
	line-height: ${(p) => (p.$large ? 1.15 : 1.35)};
	letter-spacing: ${(p) => (p.$large ? '-0.02em' : 'normal')};
	text-decoration: none;
	text-wrap: balance;
	${from.phone} { font-size: ${(p) => (p.$large ? size['2xl'] : '0.9375rem')}; }
	${(p) => clamp(p.$lines ?? 2)}
	&::after { content: ''; position: absolute; z-index: 1; inset: 0; }
	&:focus-visible { outline: none; }
`
export const Subtitle = styled.div`
	font-size: 0.8125rem;
	line-height: 1.4;
	color: ${color.muted};
	font-variant-numeric: tabular-nums;
	text-wrap: balance;
	overflow-wrap: anywhere;
	${clamp(2)}
`
/** Controls of a card that are not its link. */
export const Actions = styled.div`
	position: relative;
	z-index: 2;
	margin-top: auto;
`
