import { Children, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { keyframes, styled } from 'styled-components'
import {
	CheckIcon,
	CloseIcon,
	color,
	headerHeight,
	IconButton,
	layer,
	motion,
	radius,
	safe,
	shadow,
	size,
	space,
	WarningIcon,
} from '../index.ts'

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
	padding: ${space[4]} max(${space[4]}, ${safe.left}, ${safe.right}) max(${space[4]}, ${safe.bottom});
	border: 0;
	background: none;
	color: inherit;
	overflow: visible;
	pointer-events: none;
	/* A screen that takes all the height, or a bar, has controls at the foot: there toasts stand below the screen's head. */
	html:has([data-fills], [data-foot]):not(:has(dialog:modal)) & { inset: calc(${headerHeight} + 64px) 0 auto; }
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

/** A toast that stood for so long has been read out, ms. */
export const READ_OUT_MS = 300

export type ToastProps = {
	tone?: ToastTone | undefined
	/** When it was first shown, ms since the epoch. */
	shownAt?: number | undefined
	children: ReactNode
	/** At most one small button, such as undo. */
	action?: ReactNode
	dismissLabel: string
	onDismiss: () => void
}

/** A short message that is read out as it appears, and not again where a dialog that opens or closes moves it. */
export function Toast({ tone = 'neutral', shownAt, children, action, dismissLabel, onDismiss }: ToastProps) {
	// It is mounted anew wherever it is moved to.
	const [wasReadOut] = useState(() => shownAt !== undefined && Date.now() - shownAt > READ_OUT_MS)
	return (
		<Card role={wasReadOut ? 'group' : 'alert'} $tone={tone}>
			{tone === 'success' && <CheckIcon />}
			{tone === 'danger' && <WarningIcon />}
			<p>{children}</p>
			{action}
			<IconButton size="sm" label={dismissLabel} icon={<CloseIcon size={16} />} onClick={onDismiss} />
		</Card>
	)
}

/**
 * The window that is over all others, while somebody wants to know it: whatever is to be pressed must stand in it, since
 * it makes the rest of the page inert.
 */
function useTopDialog(isWanted: boolean): HTMLDialogElement | null {
	return useSyncExternalStore(isWanted ? observeDialogs : observeNothing, isWanted ? topDialog : () => null)
}

function topDialog(): HTMLDialogElement | null {
	return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null
}

function observeDialogs(onChange: () => void): () => void {
	const observer = new MutationObserver(onChange)
	observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] })
	return () => observer.disconnect()
}

const observeNothing = () => () => {}
