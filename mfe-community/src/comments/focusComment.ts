import { type Comment, commentAnchor, reviewAnchor } from 'shared-contract'

/** The fragment of a comment's or a review's address, and its id on the page. */
export function anchorOf({ id, review }: Pick<Comment, 'id' | 'review'>): string {
	return review ? reviewAnchor(id) : commentAnchor(id)
}

/** Focuses a comment, after its form closed. */
export function focusComment(id: string): void {
	document.getElementById(commentAnchor(id))?.focus({ preventScroll: true })
}
