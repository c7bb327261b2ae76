import type { ReactNode } from 'react'
import { color, radius, shadow, space, VisuallyHidden } from 'shared-ui'
import { styled } from 'styled-components'

/** The actions above the corner of a message. */
export const ActionBar = styled.footer`
	position: absolute;
	inset: -14px ${space[4]} auto auto;
	z-index: 1;
	display: flex;
	border: 1px solid ${color.line};
	border-radius: ${radius.md};
	background: ${color.surface};
	box-shadow: ${shadow.raised};
`
const Press = styled.button`
	display: inline-grid;
	place-items: center;
	min-width: 36px;
	min-height: 32px;
	padding: 0 ${space[2]};
	border: 0;
	border-radius: ${radius.md};
	color: ${color.muted};
	background: none;
	cursor: pointer;
	&:hover { color: ${color.text}; background: ${color.raised}; }
	&:focus-visible { outline-offset: -2px; border-radius: ${radius.md}; }
	&[aria-pressed='true'] { background: ${color.raised}; }
`

interface ActionButtonProps {
	/** In words; also the tooltip. */
	label: string
	tabIndex?: number
	/** True if screen readers announce a change of the label. */
	live?: boolean
	pressed?: boolean | undefined
	onClick: () => void
	children: ReactNode
}

/** A small button with an icon. */
export function ActionButton({ label, tabIndex = 0, live, pressed, onClick, children }: ActionButtonProps) {
	return (
		<Press type="button" title={label} tabIndex={tabIndex} aria-pressed={pressed} onClick={onClick}>
			{children}
			<VisuallyHidden aria-live={live ? 'polite' : undefined}>{label}</VisuallyHidden>
		</Press>
	)
}
