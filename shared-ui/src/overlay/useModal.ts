import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { closeOnBack } from './closeOnBack.ts'
import { focusPlace } from './focusPlace.ts'

const FIRST = '[data-autofocus], input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled)'

/**
 * The properties of a `<dialog>` that stands as long as it is mounted. The platform makes the rest of the page inert,
 * keeps the focus inside and gives it back; here Escape, a press outside and Back on a phone ask the caller to close, and the focus
 * starts at `[data-autofocus]`, else at the first field, else where the platform puts it.
 */
export function useModal(onClose: () => void) {
	const dialog = useRef<HTMLDialogElement>(null)
	const pressedInside = useRef(false)
	const latestClose = useRef(onClose)
	latestClose.current = onClose

	useLayoutEffect(() => {
		const element = dialog.current
		if (!element) return
		const path = location.pathname
		element.showModal()
		element.querySelector<HTMLElement>(FIRST)?.focus()
		const forget = closeOnBack(() => latestClose.current())
		return () => {
			forget()
			element.close()
			// A dialog that led elsewhere leaves the focus there, not on the button that opened it.
			if (location.pathname !== path) focusPlace()
		}
	}, [])

	return {
		ref: dialog,
		onCancel(event: SyntheticEvent) {
			// A file field inside has a cancel event of its own, which bubbles.
			if (event.target !== dialog.current) return
			event.preventDefault()
			onClose()
		},
		// In a search field with a text, the platform's first Escape only clears the text.
		onKeyDown(event: KeyboardEvent<HTMLElement>) {
			const isSearch = event.target instanceof HTMLInputElement && event.target.type === 'search'
			if (event.key !== 'Escape' || !isSearch || event.nativeEvent.isComposing || event.defaultPrevented) return
			event.preventDefault()
			onClose()
		},
		// The second Escape in a row closes whatever the page says. What React hides, while something beside it comes, has no ref.
		onClose: () => dialog.current?.open === false && onClose(),
		// A selection of text that is dragged out of the dialog ends in a click on its backdrop.
		onMouseDown: (event: MouseEvent) => {
			pressedInside.current = event.target !== dialog.current
		},
		onClick: (event: MouseEvent) => {
			if (event.target === dialog.current && !pressedInside.current) onClose()
			pressedInside.current = false
		},
	}
}
