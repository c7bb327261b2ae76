/** A text of at most `longest` letters; a longer one ends with `…` after the last word that fits. */
export function truncate(text: string, longest: number): string {
	if (text.length <= longest) return text
	const space = text.lastIndexOf(' ', longest)
	// Japanese has no spaces to cut at.
	const cut = text.slice(0, space > longest / 2 ? space : longest)
	return `${cut.replace(/[\ud800-\udbff]$|[\s.,;:!?、。–—-]+$/, '')}…`
}
