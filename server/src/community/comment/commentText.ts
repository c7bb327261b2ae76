import { COMMENT_MAX_LENGTH, type ErrorCode, REVIEW_MAX_LENGTH, REVIEW_MIN_LENGTH, tidyText } from 'shared-contract'
import { Problem } from '../../core/problem.ts'
import type { CommentTarget } from './target.ts'

const REVIEW_LIMITS = { min: REVIEW_MIN_LENGTH, max: REVIEW_MAX_LENGTH }
const COMMENT_LIMITS = { min: 0, max: COMMENT_MAX_LENGTH }

/**
 * A comment's text as it is stored; empty if it has only a picture. A review has limits of its own and no picture.
 *
 * @throws Problem 400 if the text is too long or too short, or empty without a picture.
 */
export function commentText({ kind }: Pick<CommentTarget, 'kind'>, typed: string, hasPicture: boolean): string {
	const text = tidyText(typed)
	const isReview = kind === 'review'
	const { min, max } = isReview ? REVIEW_LIMITS : COMMENT_LIMITS
	const isBlank = text.trim() === ''
	if (hasPicture && isReview) throw refusal('pictureId', 'request.invalid')
	if (isBlank && !hasPicture) throw refusal('text', 'text.required')
	if ([...text.trim()].length < min) throw refusal('text', 'text.tooShort')
	if ([...text].length > max) throw refusal('text', 'text.tooLong')
	return isBlank ? '' : text
}

const refusal = (field: string, code: ErrorCode) => new Problem('request.invalid', 400, { fields: { [field]: code } })
