import { styled } from 'styled-components'
import { art, color, font, radius, size, space } from '../theme/tokens.ts'

export type BadgeTone = 'stamp' | 'live' | 'quiet' | 'danger' | 'art'

const TONES = {
	stamp: `color: ${color.canvas}; background: ${color.text};`,
	live: `color: ${color.onLive}; background: ${color.live};`,
	quiet: `color: ${color.muted}; background: ${color.raised};`,
	danger: `color: ${color.danger}; background: none; box-shadow: inset 0 0 0 1px currentColor;`,
	art: `color: ${art.text}; background: ${art.veil};`,
}

/** A word or rank on a card: `stamp` for NOVO and ranks, `live` for what is releasing, `art` over pictures. */
export const Badge = styled.span<{ $tone?: BadgeTone | undefined }>`
	display: inline-flex;
	align-items: center;
	gap: ${space[1]};
	padding: 3px 8px;
	border-radius: ${radius.sm};
	font-size: ${size.xs};
	font-weight: 700;
	line-height: 1.3;
	font-variant-numeric: tabular-nums;
	white-space: nowrap;
	${(p) => TONES[p.$tone ?? 'quiet']}
`

/** A number beside a word: unread messages, entries of a list. */
export const Count = styled.span<{ $live?: boolean | undefined }>`
	display: inline-grid;
	place-items: center;
	min-width: 20px;
	height: 20px;
	padding: 0 6px;
	border-radius: ${radius.full};
	font-size: ${size.xs};
	font-weight: 700;
	font-variant-numeric: tabular-nums;
	line-height: 1;
	color: ${(p) => (p.$live ? color.onLive : color.text)};
	background: ${(p) => (p.$live ? color.live : color.raised)};
`

/** A key of the keyboard. */
export const Kbd = styled.kbd`
	padding: 2px 6px;
	border: 1px solid ${color.line};
	border-bottom-width: 2px;
	border-radius: ${radius.sm};
	font: 600 ${size.xs}/1.3 ${font.text};
	color: ${color.muted};
	background: ${color.surface};
`
