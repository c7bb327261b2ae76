import { COMMENT_MAX_LENGTH, type ErrorCode } from 'shared-contract'
import { Problem } from '../../core/problem.ts'

/** What somebody typed, as it is kept: composed, with one kind of line break, otherwise as it is. */
export function tidyText(typed: string): string {
	// A database driver takes a byte order mark at the start of a text for one of its own.
	return typed
		.normalize('NFC')
		.replace(/\r\n?/g, '\n')
		.replace(/^\ufeff+/, '')
}

/**
 * A comment's text as it is kept; empty where nothing but a picture was sent.
 *
 * @throws Problem 400 where nothing was written and there is no picture, or the text is too long.
 */
export function commentText(typed: string, hasPicture: boolean): string {
	const text = tidyText(typed)
	const isBlank = text.trim() === ''
	if (isBlank && !hasPicture) throw refusal('text.required')
	if ([...text].length > COMMENT_MAX_LENGTH) throw refusal('text.tooLong')
	return isBlank ? '' : text
}

const refusal = (code: ErrorCode) => new Problem('request.invalid', 400, { fields: { text: code } })
