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
export function closeOnBack(close: () => void): () => void {
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
