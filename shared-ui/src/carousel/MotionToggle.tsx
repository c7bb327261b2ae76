import { IconButton, type IconButtonProps, PlayIcon, useReducedMotion } from 'shared-ui'
import { PauseIcon } from '../icons/few.ts'

export type MotionToggleProps = {
	isPaused: boolean
	pauseLabel: string
	playLabel: string
	onToggle: () => void
} & Pick<IconButtonProps, 'size' | 'ref'>

/** Stops what moves by itself, and lets it move again. Nothing to stop, and no button, where the reader asked for less motion. */
export function MotionToggle({ isPaused, pauseLabel, playLabel, onToggle, ...props }: MotionToggleProps) {
	const isStill = useReducedMotion()
	if (isStill) return null
	return (
		<IconButton
			label={isPaused ? playLabel : pauseLabel}
			icon={isPaused ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
			onClick={onToggle}
			{...props}
		/>
	)
}
