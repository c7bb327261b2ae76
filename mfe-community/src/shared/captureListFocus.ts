const FOCUSABLE = ':is([tabindex="-1"], a[href], button, select, input):not([aria-disabled])'

/**
 * Records the list item that holds the focus and its neighbour. Call the returned function after an action on the item:
 * if the action removed the focused element, the focus moves to the item, else to the neighbour or the parent item,
 * else to the selected tab of the dialog.
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
