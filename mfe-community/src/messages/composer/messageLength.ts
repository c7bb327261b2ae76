import { MESSAGE_MAX_LENGTH } from 'shared-contract'

/** From so many characters before the end on, the composer counts them. */
const COUNTER_FROM = 200

/** How a text stands to the longest that may be sent. */
export type MessageLength = { state: 'fits' } | { state: 'near'; left: number } | { state: 'over'; by: number }

/** Characters are counted as the server counts them: by code points, as they are sent. */
export function messageLength(text: string): MessageLength {
	// Cheap for the usual case: code points are never more than code units.
	if (text.length < MESSAGE_MAX_LENGTH - COUNTER_FROM) return { state: 'fits' }
	const left = MESSAGE_MAX_LENGTH - [...text.normalize('NFC')].length
	if (left < 0) return { state: 'over', by: -left }
	return left <= COUNTER_FROM ? { state: 'near', left } : { state: 'fits' }
}
