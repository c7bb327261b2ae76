/**
 * What a cell of the table says comes of a request.
 *
 * - `yes`: it is allowed, and nothing private is in the answer
 * - `all`: it is allowed, and the answer holds what is private
 * - `nothing`: it is answered as if the thing were not there, and changes nothing
 * - a status: it is refused, and changes nothing; 401 and 404 are the same as for a thing that is not there
 */
export type Outcome = 'yes' | 'all' | 'nothing' | `${number}`

/** A cell that says nothing: who stands above it and what stands before it do not meet. */
export const UNSAID = '–'

/** An outcome as it stands in a cell. */
export function isOutcome(text: string): text is Outcome {
	return text === 'yes' || text === 'all' || text === 'nothing' || /^4\d\d$/.test(text)
}

/** Whether who is refused must not be able to tell the thing from one that is not there. */
export function hidesExistence(outcome: Outcome): boolean {
	return outcome === '401' || outcome === '404' || outcome === 'nothing'
}

/** Whether what is asked is done. */
export const isAllowed = (outcome: Outcome): boolean => outcome === 'yes' || outcome === 'all'
