import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Spinner } from '../feedback/Spinner.tsx'
import { type ButtonVariant, type ControlSize, type ControlStyle, controlStyle } from './control.ts'
import { refusal } from './refusal.ts'

const Base = styled.button<ControlStyle>`
	${controlStyle}
`

export type ButtonProps = ComponentProps<'button'> & {
	/** `primary` is lantern red: one on a screen. */
	variant?: ButtonVariant | undefined
	size?: ControlSize | undefined
	/** Takes the whole width of its parent. */
	wide?: boolean | undefined
	/** Shows a spinner beside the words and refuses presses while something is under way. The focus stays. */
	loading?: boolean | undefined
}

/** A press that does something here; for going elsewhere there is `LinkButton`. */
export function Button({
	variant = 'secondary',
	size = 'md',
	wide,
	loading,
	disabled,
	tabIndex,
	onClick,
	children,
	...props
}: ButtonProps) {
	return (
		<Base
			type="button"
			$variant={variant}
			$size={size}
			$wide={wide}
			{...props}
			{...refusal({ disabled, loading, tabIndex, onClick })}
		>
			{loading && <Spinner size={16} />}
			{children}
		</Base>
	)
}
