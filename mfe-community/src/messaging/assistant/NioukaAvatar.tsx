import { useId } from 'react'
import { color, radius } from 'shared-ui'
import { styled } from 'styled-components'

const Frame = styled.span<{ $size: number }>`
	position: relative;
	display: inline-block;
	flex: none;
	width: ${(p) => p.$size}px;
	height: ${(p) => p.$size}px;
	> svg { display: block; width: 100%; height: 100%; border-radius: ${radius.full}; }
	> i {
		position: absolute;
		right: -1px;
		bottom: -1px;
		width: max(10px, 28%);
		max-width: 16px;
		aspect-ratio: 1;
		border: 2px solid ${color.surface};
		border-radius: ${radius.full};
		background: ${color.live};
	}
`

interface NioukaAvatarProps {
	/** Diameter in px. */
	size?: number
	/** Shows the online dot. */
	online?: boolean
}

/** The assistant's picture, a lantern cat under the moon. Decorative: the name stands beside it. */
export function NioukaAvatar({ size = 40, online = true }: NioukaAvatarProps) {
	const night = useId()
	return (
		<Frame $size={size}>
			<svg viewBox="0 0 64 64" aria-hidden="true">
				<defs>
					<linearGradient id={night} x1="0" y1="0" x2="0" y2="1">
						<stop offset="0" stopColor="#3b2447" />
						<stop offset="1" stopColor="#141829" />
					</linearGradient>
				</defs>
				<rect width="64" height="64" fill={`url(#${night})`} />
				<circle cx="45" cy="18" r="13" fill="#ecbb4e" />
				<path d="M13 27 14.5 8.5Q15 6.5 16.8 7.6L31 19zM51 27 49.5 8.5Q49 6.5 47.2 7.6L33 19z" fill="#fff6e6" />
				<path d="M17 21.5 17.6 12.4 25 18.5zM47 21.5 46.4 12.4 39 18.5z" fill="#e2574a" />
				<path d="M32 15C17 15 8.5 25 8.5 36.5S18 55 32 55s23.5-7 23.5-18.5S47 15 32 15z" fill="#fff6e6" />
				<path d="M32 15q-4 5-1.5 9.5Q32 27 33.5 24.5 36 20 32 15z" fill="#d2362a" />
				<path
					d="M25.5 17.5q-1.5 3 0 5.5M38.5 17.5q1.5 3 0 5.5"
					stroke="#d2362a"
					strokeWidth="1.8"
					strokeLinecap="round"
					fill="none"
				/>
				<ellipse cx="21.5" cy="35.5" rx="4.3" ry="5.2" fill="#1a1b27" />
				<ellipse cx="42.5" cy="35.5" rx="4.3" ry="5.2" fill="#1a1b27" />
				<circle cx="23" cy="33.3" r="1.7" fill="#fff" />
				<circle cx="44" cy="33.3" r="1.7" fill="#fff" />
				<circle cx="20.2" cy="37.8" r="0.9" fill="#fff" />
				<circle cx="41.2" cy="37.8" r="0.9" fill="#fff" />
				<ellipse cx="14.8" cy="42.5" rx="4" ry="2.5" fill="#f28b7d" opacity="0.7" />
				<ellipse cx="49.2" cy="42.5" rx="4" ry="2.5" fill="#f28b7d" opacity="0.7" />
				<path d="M30.3 40.5h3.4L32 42.6z" fill="#d2362a" />
				<path
					d="M27.5 43.5q2.2 3 4.5.2 2.3 2.8 4.5-.2"
					stroke="#1a1b27"
					strokeWidth="1.5"
					strokeLinecap="round"
					fill="none"
				/>
				<path d="M13 52.5q19 9.5 38 0l2 5q-21 10-42 0z" fill="#d2362a" />
				<circle cx="32" cy="58.5" r="4.2" fill="#ecbb4e" />
				<path d="M28 58.2h8M32 59.5v2.8" stroke="#7d5300" strokeWidth="1.2" strokeLinecap="round" />
			</svg>
			{online && <i />}
		</Frame>
	)
}
