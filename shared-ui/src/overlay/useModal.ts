import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
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

/** Devices on which Back is the usual way to close what covers the page. */
const TOUCHED = '(pointer: coarse)'

/** What closes each open modal, the topmost last. */
const open: (() => void)[] = []
/** The router's number of the entry whose copy this file made, while the page stands on the copy. */
let copied: unknown
let isListening = false

/**
 * Lets Back close a modal on devices that are touched. The entry of the history is copied beneath the modal, and Back from
 * the copy to the entry is kept from the router: the page, its data and its scroll position stay. A copy that is no longer
 * needed stays in the history until Back passes over it, since a link in the modal may be on its way.
 *
 * @returns how to say that the modal has closed
 */
function closeOnBack(close: () => void): () => void {
	if (!globalThis.matchMedia?.(TOUCHED).matches) return () => {}
	listen()
	open.push(close)
	copyEntry()
	return () => {
		open.splice(open.indexOf(close), 1)
	}
}

function copyEntry() {
	const state = stateOfEntry()
	if (state.isCopy) return
	history.pushState({ ...state, isCopy: true }, '')
	copied = state.idx
}

function listen() {
	if (isListening) return
	isListening = true
	// In the capture phase, so that it runs before the router's listener.
	addEventListener('popstate', onPop, { capture: true })
}

function onPop(event: PopStateEvent) {
	const { isCopy, idx } = stateOfEntry()
	const before = copied
	copied = isCopy ? idx : undefined
	if (isCopy || before === undefined || before !== idx) return
	event.stopImmediatePropagation()
	const close = open.at(-1)
	if (!close) return history.back()
	close()
	// What lies below closes with the next Back.
	if (open.some((other) => other !== close)) copyEntry()
}

/** The state of the present entry; `idx` is the router's. */
function stateOfEntry(): { isCopy?: boolean; idx?: unknown } {
	return Object(history.state)
}
