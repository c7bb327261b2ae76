import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { type ButtonVariant, type ControlSize, type ControlStyle, controlStyle } from './control.ts'

const Base = styled(Link)<ControlStyle>`
	${controlStyle}
`

export type LinkButtonProps = ComponentProps<typeof Link> & {
	variant?: ButtonVariant | undefined
	size?: ControlSize | undefined
	wide?: boolean | undefined
}

/** A link with the looks of a button. */
export function LinkButton({ variant = 'secondary', size = 'md', wide, ...props }: LinkButtonProps) {
	return <Base $variant={variant} $size={size} $wide={wide} {...props} />
}
