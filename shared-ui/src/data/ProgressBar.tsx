import { color, motion, radius } from 'shared-ui'
import { styled } from 'styled-components'

const Track = styled.div`
	height: 4px;
	border-radius: ${radius.full};
	background: ${color.line};
	overflow: hidden;
`
const Bar = styled.div<{ $gold?: boolean | undefined }>`
	height: 100%;
	border-radius: inherit;
	background: ${(p) => (p.$gold ? color.gold : color.text)};
	transform-origin: 0 50%;
	transition: width ${motion.slow};
`

export type ProgressBarProps = {
	/** From 0 to 1. */
	value: number
	label: string
	/** Said instead of the percentage: '3 de 12'. */
	valueText?: string | undefined
}

/** How far somebody is. */
export function ProgressBar({ value, label, valueText }: ProgressBarProps) {
	const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
	return (
		<Track
			role="progressbar"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={percent}
			aria-valuetext={valueText}
		>
			<Bar style={{ width: `${percent}%` }} />
		</Track>
	)
}

/** The same shape in gold, for a share of votes; decoration beside its number. */
export function ScoreBar({ share }: { share: number }) {
	return (
		<Track aria-hidden="true">
			<Bar $gold style={{ width: `${share * 100}%` }} />
		</Track>
	)
}
