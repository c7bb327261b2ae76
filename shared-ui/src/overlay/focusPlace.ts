/** Focuses the heading of the place that the page shows now (`[data-place]`), else its content, once it is drawn. */
export function focusPlace(): void {
	requestAnimationFrame(() => {
		const place = document.querySelector<HTMLElement>('[data-place]') ?? document.getElementById('main')
		place?.focus({ preventScroll: true })
	})
}
