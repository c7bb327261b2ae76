import { COMMENT_COUNTER_FROM, COMMENT_MAX_LENGTH } from 'shared-contract'

/** What the form says about its length, if anything: how many characters are left, or too many. */
export type CommentLength = { state: 'fine' } | { state: 'near'; left: number } | { state: 'over'; by: number }

/** The length of a text as readers count it. */
export function commentLength(text: string): CommentLength {
	const left = COMMENT_MAX_LENGTH - [...text.normalize('NFC')].length
	if (left < 0) return { state: 'over', by: -left }
	return left <= COMMENT_COUNTER_FROM ? { state: 'near', left } : { state: 'fine' }
}

/** Whether there is something to send. */
export function canSend(text: string, hasPicture: boolean): boolean {
	return (text.trim() !== '' || hasPicture) && commentLength(text).state !== 'over'
}
