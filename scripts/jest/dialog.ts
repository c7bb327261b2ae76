/** A polyfill of `<dialog>` for jsdom: it moves the focus in and back, and Escape fires `cancel`. */
const opened: { dialog: HTMLDialogElement; before: Element | null }[] = []

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]'

Object.assign(HTMLDialogElement.prototype, {
	showModal(this: HTMLDialogElement) {
		opened.push({ dialog: this, before: document.activeElement })
		this.open = true
		this.querySelector<HTMLElement>(FOCUSABLE)?.focus()
	},
	close(this: HTMLDialogElement) {
		const at = opened.findIndex((entry) => entry.dialog === this)
		if (at < 0) return
		const [entry] = opened.splice(at, 1)
		this.open = false
		if (entry?.before instanceof HTMLElement) entry.before.focus()
		queueMicrotask(() => this.dispatchEvent(new Event('close')))
	},
})

document.addEventListener('keydown', (event) => {
	const top = opened.at(-1)?.dialog
	if (event.key !== 'Escape' || event.defaultPrevented || !top) return
	if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close()
})
