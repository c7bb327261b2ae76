/** The element of a chapter's line. */
export function chapterAnchor(id: number): string {
	return `chapter-${id}`
}
