/** What MALSync leaves in notes and tags: `malSync::aHR0cHM6Ly8=::`. */
const MARK = /malsync::[^\s,]*?::/gi
/** A tag that any tool made, by the same form. */
const MADE_TAG = /^[a-z][\w-]*::.*::$/i

/** A text without the marks of tools. */
export function withoutMarks(text: string): string {
	return text.replaceAll(MARK, '').trim()
}

/** The tags of a comma-separated text, without those of tools. */
export function tagsOf(text: string): string[] {
	const tags = text.split(',').map((tag) => withoutMarks(tag).replaceAll(/\s+/g, ' '))
	return [...new Set(tags)].filter((tag) => tag !== '' && !MADE_TAG.test(tag))
}

/** Appends tags to notes as a last line, since entries have no tags: `#drama, #fim de tarde`. */
export function withTags(comments: string, tags: readonly string[]): string {
	const line = tags.map((tag) => `#${tag}`).join(', ')
	return [comments.trim(), line].filter((part) => part !== '').join('\n')
}

/** The parts of notes that {@link withTags} joined. Notes that it did not write have no tags. */
export function commentsAndTags(notes: string): { comments: string; tags: string[] } {
	const at = notes.lastIndexOf('\n')
	const [comments, line] = [notes.slice(0, Math.max(0, at)), notes.slice(at + 1)]
	const parts = line.split(', ').map((part) => part.replace(/^#/, ''))
	const tags = parts.some((part) => part.includes(' #')) ? [] : tagsOf(parts.join(','))
	return tags.length > 0 && withTags(comments, tags) === notes ? { comments, tags } : { comments: notes, tags: [] }
}
