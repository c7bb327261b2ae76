import { useSyncExternalStore } from 'react'

/**
 * The window that is over all others, while somebody wants to know it: whatever is to be pressed must stand in it, since
 * it makes the rest of the page inert.
 */
export function useTopDialog(isWanted: boolean): HTMLDialogElement | null {
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
