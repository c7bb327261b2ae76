import { styled } from 'styled-components'
import { color } from '../theme/tokens.ts'

const Svg = styled.svg<{ $fallen: boolean }>`
	overflow: visible;
	color: ${color.edge};
	transform: ${(p) => (p.$fallen ? 'rotate(16deg)' : 'none')};
	transform-origin: 50% 0;
`

/** A paper lantern: unlit where there is nothing, blown aside where something failed. */
export function Lantern({ fallen = false, size = 96 }: { fallen?: boolean | undefined; size?: number | undefined }) {
	return (
		<Svg
			$fallen={fallen}
			aria-hidden="true"
			width={size * 0.75}
			height={size}
			viewBox="0 0 72 96"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<path d="M36 0v16M26 16h20v5H26zM26 75h20v5H26zM36 80v14M32 84v8M40 84v8" />
			<path d="M26 21C6 28 6 68 26 75h20c20-7 20-47 0-54z" fill="var(--surface)" />
			<path d="M15 31h42M11.5 40h49M11 48h50M11.5 56h49M15 65h42" opacity="0.6" />
			{fallen && <path d="M44 34 34 46l7 5-9 12" stroke="var(--danger)" strokeWidth="2.5" />}
		</Svg>
	)
}
