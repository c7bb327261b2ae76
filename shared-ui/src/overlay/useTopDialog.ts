import { useEffect, useState } from 'react'

/**
 * The window that is over all others, while somebody wants to know it: whatever is to be pressed must stand in it, since
 * it makes the rest of the page inert.
 */
export function useTopDialog(isWanted: boolean): HTMLDialogElement | null {
	const [top, setTop] = useState<HTMLDialogElement | null>(null)
	useEffect(() => {
		if (!isWanted) return
		const look = () => setTop([...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null)
		const observer = new MutationObserver(look)
		look()
		observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] })
		return () => observer.disconnect()
	}, [isWanted])
	return top
}
