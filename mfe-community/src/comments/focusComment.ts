import { type Comment, commentAnchor, reviewAnchor } from 'shared-contract'

/** The fragment of a comment's or a review's address, and its id on the page. */
export function anchorOf({ id, review }: Pick<Comment, 'id' | 'review'>): string {
	return review ? reviewAnchor(id) : commentAnchor(id)
}

/** Changes what is above a comment. The comment keeps its place in the window and gets the focus. */
export function changeAbove(id: string, change: () => void): void {
	const top = () => document.getElementById(commentAnchor(id))?.getBoundingClientRect().top ?? 0
	const before = top()
	change()
	requestAnimationFrame(() => {
		const moved = top() - before
		if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
		focusComment(id)
	})
}

/** Focuses a comment, after its form closed. */
export function focusComment(id: string): void {
	document.getElementById(commentAnchor(id))?.focus({ preventScroll: true })
}
