import { keyframes, styled } from 'styled-components'

const turn = keyframes`to { transform: rotate(1turn); }`

const Svg = styled.svg`
	animation: ${turn} 900ms linear infinite;
`

/** Two arcs of a wave that turn. Without a label it is decoration beside words that say the same. */
export function Spinner({ size = 24, label }: { size?: number | undefined; label?: string | undefined }) {
	return (
		<Svg
			role={label ? 'img' : undefined}
			aria-label={label}
			aria-hidden={label ? undefined : true}
			width={size}
			height={size}
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="2.5"
			strokeLinecap="round"
		>
			<path d="M3 12a9 9 0 0 1 18 0M8 12a4 4 0 0 1 8 0" />
		</Svg>
	)
}
