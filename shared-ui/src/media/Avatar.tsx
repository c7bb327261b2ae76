import { type CSSProperties, useState } from 'react'
import { styled } from 'styled-components'
import { color, font, radius } from '../theme/tokens.ts'

const Circle = styled.span`
	position: relative;
	display: inline-grid;
	grid-template: 100% / 100%;
	place-items: center;
	flex: none;
	width: var(--size);
	height: var(--size);
	border-radius: ${radius.full};
	font: 700 calc(0.38 * var(--size)) / 1 ${font.display};
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

/** The first letters of the first and of the last word of a name, for who has no picture. */
export const monogram = (name: string) => name.replace(/(\S)(.*\s(\S))?.*/u, '$1$3').toUpperCase()

/** Somebody's picture, or a monogram. Decoration: the name stands beside it. */
export function Avatar({ name, url, size = 40, online }: AvatarProps) {
	const [failed, setFailed] = useState<string>()
	return (
		<Circle style={{ '--size': `${size}px` } as CSSProperties} aria-hidden="true">
			{url && url !== failed ? (
				<img src={url} alt="" width={size} height={size} loading="lazy" onError={() => setFailed(url)} />
			) : (
				monogram(name)
			)}
			{online !== undefined && <Presence $online={online} />}
		</Circle>
	)
}
