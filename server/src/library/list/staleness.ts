import type { ErrorCode } from 'shared-contract'
import { Problem } from '../../core/problem.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Refuses a change of fields that were changed elsewhere since the client read them (optimistic locking).
 *
 * @param read the values that the client read, of the fields to check
 * @param now the present values
 * @param wanted the new values
 * @throws Problem 409 with the names of the fields.
 */
export function refuseStale(read: Fields, now: Fields, wanted: Fields): void {
	const stale = Object.keys(read).filter(
		(field) => read[field] !== undefined && now[field] !== read[field] && now[field] !== wanted[field],
	)
	if (stale.length === 0) return
	const fields: Record<string, ErrorCode> = Object.fromEntries(stale.map((field) => [field, 'list.changed']))
	throw new Problem('list.changed', 409, { fields })
}
