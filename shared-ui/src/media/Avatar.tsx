import { useState } from 'react'
import { styled } from 'styled-components'
import { color, font, radius } from '../theme/tokens.ts'

const Circle = styled.span<{ $size: number }>`
	position: relative;
	display: inline-grid;
	place-items: center;
	flex: none;
	width: ${(p) => p.$size}px;
	height: ${(p) => p.$size}px;
	border-radius: ${radius.full};
	font: 700 ${(p) => p.$size * 0.44}px / 1 ${font.display};
	color: ${color.text};
	background: ${color.raised};
	box-shadow: inset 0 0 0 1px ${color.line};
	-webkit-user-select: none;
	user-select: none;
	img { width: 100%; height: 100%; border-radius: inherit; object-fit: cover; }
`
const Presence = styled.span<{ $online: boolean }>`
	position: absolute;
	right: -1px;
	bottom: -1px;
	width: max(10px, 28%);
	aspect-ratio: 1;
	border: 2px solid ${color.surface};
	border-radius: ${radius.full};
	background: ${(p) => (p.$online ? color.live : color.edge)};
`

export type AvatarProps = {
	name: string
	url?: string | null | undefined
	/** Diameter in px. */
	size?: number | undefined
	/** Shows who is there; say it in words beside it. */
	online?: boolean | undefined
}

/** Somebody's picture, or the first letter of the name. Decoration: the name stands beside it. */
export function Avatar({ name, url, size = 40, online }: AvatarProps) {
	const [failed, setFailed] = useState<string>()
	const [initial = '?'] = name.trim()
	return (
		<Circle $size={size} aria-hidden="true">
			{url && url !== failed ? (
				<img src={url} alt="" width={size} height={size} loading="lazy" onError={() => setFailed(url)} />
			) : (
				initial.toLocaleUpperCase()
			)}
			{online !== undefined && <Presence $online={online} />}
		</Circle>
	)
}
