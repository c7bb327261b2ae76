/** The `ref` of what is chosen in a row that may be longer than the screen is wide: it comes to the row's middle. */
export function bringIntoSight(chosen: HTMLElement | null): void {
	const row = chosen?.parentElement
	if (row) row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2
}
