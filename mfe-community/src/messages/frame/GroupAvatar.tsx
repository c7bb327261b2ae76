import { color, font, radius } from 'shared-ui'
import { styled } from 'styled-components'

const Square = styled.span<{ $size: number }>`
	display: inline-grid;
	place-items: center;
	flex: none;
	width: ${(p) => p.$size}px;
	height: ${(p) => p.$size}px;
	border-radius: ${radius.md};
	font: 700 ${(p) => p.$size * 0.38}px / 1 ${font.display};
	color: ${color.text};
	background: ${color.raised};
	box-shadow: inset 0 0 0 1px ${color.line};
	user-select: none;
`

/** The letters of a group. Decoration: its name stands beside it. */
export function GroupAvatar({ initials, size = 40 }: { initials: string; size?: number }) {
	return (
		<Square $size={size} aria-hidden="true">
			{initials}
		</Square>
	)
}
