import type { GroupCard } from 'shared-contract'
import { color, font, radius } from 'shared-ui'
import { styled } from 'styled-components'
import { groupColor } from './groupColor.ts'

const Square = styled.span<{ $size: number; $tint: string }>`
	display: inline-grid;
	place-items: center;
	flex: none;
	width: ${(p) => p.$size}px;
	height: ${(p) => p.$size}px;
	border-radius: ${radius.md};
	font: 700 ${(p) => p.$size * 0.38}px / 1 ${font.display};
	color: ${color.text};
	background: color-mix(in srgb, ${(p) => p.$tint} 30%, ${color.surface});
	box-shadow: inset 0 0 0 1px color-mix(in srgb, ${(p) => p.$tint} 55%, ${color.surface});
	-webkit-user-select: none;
	user-select: none;
`

interface GroupAvatarProps {
	group: Pick<GroupCard, 'id' | 'initials'>
	size?: number
}

/** The initials of a group on its colour. Decorative: the name stands beside it. */
export function GroupAvatar({ group: { id, initials }, size = 40 }: GroupAvatarProps) {
	return (
		<Square $size={size} $tint={groupColor(id)} aria-hidden="true">
			{initials}
		</Square>
	)
}
