import { mayPrecedeMention } from 'shared-contract'
import { folded } from 'shared-contract/folded'

/** The name that is being typed after an @, and where the @ is. */
export interface TypedMention {
	start: number
	typed: string
}

const TYPED = /@([\p{L}\p{N}][\p{L}\p{N}\p{M}._-]{0,31})$/u

/** The mention that is typed before the caret, if any. */
export function mentionAt(text: string, caret: number): TypedMention | undefined {
	const found = TYPED.exec(text.slice(0, caret))
	const typed = found?.[1]
	if (!found || typed === undefined || !mayPrecedeMention(text.charAt(found.index - 1))) return undefined
	return { start: found.index, typed }
}

const key = (name: string) => folded(name).replace(/[ ._-]/g, '')

/** Whether a name, or a word of it, begins with what is typed, with any separators. */
export function beginsWith(name: string, typed: string): boolean {
	return name.split(' ').some((_, place, words) => key(words.slice(place).join(' ')).startsWith(key(typed)))
}

/** Puts a text in the place of a part of a field, as if it was typed: the caret stands after it, and React knows. */
export function insertText(field: HTMLTextAreaElement, text: string, start: number, end: number): void {
	field.setRangeText(text, start, end, 'end')
	field.dispatchEvent(new Event('input', { bubbles: true }))
}
