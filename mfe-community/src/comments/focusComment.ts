import { commentAnchor } from 'shared-contract'

/** Focuses a comment, after its form closed. */
export function focusComment(id: string): void {
	document.getElementById(commentAnchor(id))?.focus({ preventScroll: true })
}
