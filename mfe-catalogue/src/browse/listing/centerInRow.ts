/**
 * A `ref` callback for the selected item of a horizontally scrolling row: scrolls the row so that the item is centred.
 */
export function centerInRow(selected: HTMLElement | null): void {
	const row = selected?.parentElement
	if (row) row.scrollLeft = selected.offsetLeft - row.offsetLeft - (row.clientWidth - selected.offsetWidth) / 2
}
