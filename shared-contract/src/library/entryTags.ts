import { isVisibleText } from '../catalogue/textRules.ts'

/** The tags of a text that separates them by commas. Those that differ in case alone are one; order and spelling are those of the first. */
export function splitTags(typed: string): string[] {
	const tags = new Map<string, string>()
	for (const part of typed.normalize('NFC').split(/[,，、\r\n\u2028\u2029]/)) {
		const tag = part.trim().replaceAll(/\s+/g, ' ')
		const key = tag.toLowerCase()
		if (isVisibleText(tag) && !tags.has(key)) tags.set(key, tag)
	}
	return [...tags.values()]
}

/** Tags as a form, a change and a file of a list hold them. */
export function joinTags(tags: readonly string[] = []): string {
	return tags.join(', ')
}
