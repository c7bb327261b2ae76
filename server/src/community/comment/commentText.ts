import { COMMENT_MAX_LENGTH, type ErrorCode, tidyText } from 'shared-contract'
import { Problem } from '../../core/problem.ts'

/**
 * A comment's text as it is stored; empty if it has only a picture.
 *
 * @throws Problem 400 if the text is too long, or empty without a picture.
 */
export function commentText(typed: string, hasPicture: boolean): string {
	const text = tidyText(typed)
	const isBlank = text.trim() === ''
	if (isBlank && !hasPicture) throw refusal('text.required')
	if ([...text].length > COMMENT_MAX_LENGTH) throw refusal('text.tooLong')
	return isBlank ? '' : text
}

const refusal = (code: ErrorCode) => new Problem('request.invalid', 400, { fields: { text: code } })
