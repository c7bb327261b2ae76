import { commentAnchor } from 'shared-contract'

/** Puts the focus on a comment, where what had it goes: a form that closes. */
export function focusComment(id: string): void {
	document.getElementById(commentAnchor(id))?.focus({ preventScroll: true })
}
