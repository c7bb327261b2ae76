import { MESSAGE_MAX_LENGTH } from 'shared-contract'

/** The counter shows when fewer characters than this are left. */
const COUNTER_FROM = 200

/** How a text compares to the limit. */
export type MessageLength = { state: 'fits' } | { state: 'near'; left: number } | { state: 'over'; by: number }

/** Counts code points after NFC normalisation, as the server does. */
export function messageLength(text: string): MessageLength {
	// Fast path: there are never more code points than code units.
	if (text.length < MESSAGE_MAX_LENGTH - COUNTER_FROM) return { state: 'fits' }
	const left = MESSAGE_MAX_LENGTH - [...text.normalize('NFC')].length
	if (left < 0) return { state: 'over', by: -left }
	return left <= COUNTER_FROM ? { state: 'near', left } : { state: 'fits' }
}
