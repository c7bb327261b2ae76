import { COMMENT_COUNTER_FROM, COMMENT_MAX_LENGTH } from 'shared-contract'

/** How a text compares to the limit: characters left, or too many. */
export type CommentLength = { state: 'fine' } | { state: 'near'; left: number } | { state: 'over'; by: number }

/** Counts code points after NFC normalisation. */
export function commentLength(text: string): CommentLength {
	const left = COMMENT_MAX_LENGTH - [...text.normalize('NFC')].length
	if (left < 0) return { state: 'over', by: -left }
	return left <= COMMENT_COUNTER_FROM ? { state: 'near', left } : { state: 'fine' }
}

/** True if the form may be sent. */
export function canSend(text: string, hasPicture: boolean): boolean {
	return (text.trim() !== '' || hasPicture) && commentLength(text).state !== 'over'
}
