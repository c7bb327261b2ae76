import { ENTRY_TAG_MAX_LENGTH, splitTags, TAGS_PER_ENTRY } from 'shared-contract'

/** What MALSync leaves in notes and tags: `malSync::aHR0cHM6Ly8=::`. */
const MARK = /malsync::[^\s,]*?::/gi
/** A tag that any tool made, by the same form. */
const MADE_TAG = /^[a-z][\w-]*::.*::$/i

/** A text without the marks of tools. */
export function withoutMarks(text: string): string {
	return text.replaceAll(MARK, '').trim()
}

/** The tags of a comma-separated text, without those of tools: those that an entry can have, and the others. */
export function tagsOf(text: string): { tags: string[]; others: string[] } {
	const all = splitTags(withoutMarks(text)).filter((tag) => !MADE_TAG.test(tag))
	const tags = all.filter((tag) => [...tag].length <= ENTRY_TAG_MAX_LENGTH).slice(0, TAGS_PER_ENTRY)
	return { tags, others: all.filter((tag) => !tags.includes(tag)) }
}

/** Appends tags that an entry cannot have to its notes as a last line: `#drama, #fim de tarde`. */
export function withTags(comments: string, tags: readonly string[]): string {
	const line = tags.map((tag) => `#${tag}`).join(', ')
	return [comments.trim(), line].filter((part) => part !== '').join('\n')
}
