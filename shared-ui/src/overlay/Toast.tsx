import { Children, type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { keyframes, styled } from 'styled-components'
import { IconButton } from '../actions/IconButton.tsx'
import { CheckIcon, CloseIcon, WarningIcon } from '../icons/index.ts'
import { color, layer, motion, radius, shadow, size, space } from '../theme/tokens.ts'
import { useTopDialog } from './useTopDialog.ts'

const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`

const Viewport = styled.section`
	position: fixed;
	z-index: ${layer.toast};
	inset: auto 0 0;
	display: grid;
	justify-items: center;
	gap: ${space[2]};
	width: auto;
	max-width: none;
	padding: ${space[4]};
	border: 0;
	background: none;
	color: inherit;
	overflow: visible;
	pointer-events: none;
`
const Card = styled.div<{ $tone: ToastTone }>`
	display: flex;
	align-items: center;
	gap: ${space[3]};
	width: fit-content;
	max-width: min(32rem, 100%);
	padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
	border: 1px solid ${color.line};
	border-left: 4px solid ${(p) => ({ neutral: color.edge, success: color.live, danger: color.danger })[p.$tone]};
	border-radius: ${radius.md};
	font-size: ${size.sm};
	color: ${color.text};
	background: ${color.raised};
	box-shadow: ${shadow.floating};
	pointer-events: auto;
	animation: ${rise} ${motion.base} ease-out;
	> svg { flex: none; color: ${(p) => (p.$tone === 'danger' ? color.danger : color.live)}; }
	> p { flex: 1; min-width: 0; }
`

export type ToastTone = 'neutral' | 'success' | 'danger'

/**
 * Where toasts stand: above open dialogs, and within the topmost, so that their actions can be pressed. The caller keeps the
 * list and gives the toasts as children.
 */
export function ToastViewport({ label, children }: { label: string; children?: ReactNode }) {
	const viewport = useRef<HTMLElement>(null)
	const count = Children.count(children)
	const dialog = useTopDialog(count > 0)
	// biome-ignore lint/correctness/useExhaustiveDependencies: it enters the top layer anew wherever it has moved to
	useEffect(() => {
		const { current } = viewport
		// Entering the top layer anew puts it above a dialog that opened since.
		current?.hidePopover?.()
		// The dialog that it stood in may have gone this very moment: in the next it stands elsewhere.
		if (count > 0 && current?.isConnected) current.showPopover?.()
	}, [count, dialog])
	const shown = (
		<Viewport ref={viewport} popover="manual" aria-label={label}>
			{children}
		</Viewport>
	)
	return dialog ? createPortal(shown, dialog) : shown
}

export type ToastProps = {
	tone?: ToastTone | undefined
	children: ReactNode
	/** At most one small button, such as undo. */
	action?: ReactNode
	dismissLabel: string
	onDismiss: () => void
}

/** A short message that is read out as it appears. */
export function Toast({ tone = 'neutral', children, action, dismissLabel, onDismiss }: ToastProps) {
	return (
		<Card role="alert" $tone={tone}>
			{tone === 'success' && <CheckIcon />}
			{tone === 'danger' && <WarningIcon />}
			<p>{children}</p>
			{action}
			<IconButton size="sm" label={dismissLabel} icon={<CloseIcon size={16} />} onClick={onDismiss} />
		</Card>
	)
}
