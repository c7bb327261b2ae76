import { type RefObject, useEffect } from 'react'

/** While open, a press outside and Escape close; Escape gives the focus back to the first button inside `root`. */
export function useDismiss(root: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
	useEffect(() => {
		if (!open) return
		const press = (event: Event) => {
			if (event.target instanceof Node && !root.current?.contains(event.target)) close()
		}
		const key = (event: KeyboardEvent) => {
			if (event.key !== 'Escape') return
			event.preventDefault()
			close()
			root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
		}
		document.addEventListener('pointerdown', press)
		document.addEventListener('mousedown', press)
		document.addEventListener('keydown', key)
		return () => {
			document.removeEventListener('pointerdown', press)
			document.removeEventListener('mousedown', press)
			document.removeEventListener('keydown', key)
		}
	}, [root, open, close])
}
