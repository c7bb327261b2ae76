import type { Replacement } from './marks.ts'

/**
 * Inserts text into a field as if it was typed, so that the undo of the browser reverts it, and selects the part to
 * type next.
 */
export function applyReplacement(area: HTMLTextAreaElement, { from, to, text, start, end }: Replacement): void {
	area.focus()
	area.setSelectionRange(from, to)
	if (!typeText(text)) {
		area.setRangeText(text, from, to, 'end')
		area.dispatchEvent(new Event('input', { bubbles: true }))
	}
	area.setSelectionRange(from + start, from + end)
}

/** The only API that keeps the undo history of the browser. */
function typeText(text: string): boolean {
	return 'execCommand' in document && document.execCommand('insertText', false, text)
}
