import type { Replacement } from './marks.ts'

/**
 * Puts a replacement into a field as if it had been typed, so that it can be taken back like typing, and selects what is
 * to be typed next.
 */
export function insert(area: HTMLTextAreaElement, { from, to, text, start, end }: Replacement): void {
	area.focus()
	area.setSelectionRange(from, to)
	if (!typed(text)) {
		area.setRangeText(text, from, to, 'end')
		area.dispatchEvent(new Event('input', { bubbles: true }))
	}
	area.setSelectionRange(from + start, from + end)
}

/** The one way that leaves the browser's own undo whole. */
function typed(text: string): boolean {
	return 'execCommand' in document && document.execCommand('insertText', false, text)
}
