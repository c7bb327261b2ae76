const FOCUSABLE = '[tabindex="-1"], a[href], button:not(:disabled), select, input'

/**
 * Remembers the item of a list that holds the focus, and what stands beside it. What it gives is called once something was
 * done to the item: a focus that went with it comes back to the item, or goes to the next one, the one before, or the one
 * that it belongs to; in a window without any other to the chosen tab.
 */
export function captureListFocus(): () => void {
	const item = document.activeElement?.closest('li')
	const beside = item?.nextElementSibling ?? item?.previousElementSibling ?? item?.parentElement?.closest('li')
	const tab = item?.closest('dialog:has([role=tab])')?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
	return () =>
		void requestAnimationFrame(() => {
			if (document.activeElement !== document.body) return
			const place = [item, beside].find((each) => each?.isConnected)?.querySelector<HTMLElement>(FOCUSABLE)
			const target = place ?? tab
			target?.focus({ preventScroll: true })
		})
}
