import type { ErrorCode } from 'shared-contract'
import { Problem } from '../../core/problem.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Refuses a change of what somebody else, or another tab, has made into something else since it was read.
 *
 * @param read what stood there when it was read, of the fields that matter
 * @param now what stands there
 * @param wanted what is to stand there
 * @throws Problem 409 that names the fields.
 */
export function refuseStale(read: Fields, now: Fields, wanted: Fields): void {
	const stale = Object.keys(read).filter(
		(field) => read[field] !== undefined && now[field] !== read[field] && now[field] !== wanted[field],
	)
	if (stale.length === 0) return
	const fields: Record<string, ErrorCode> = Object.fromEntries(stale.map((field) => [field, 'list.changed']))
	throw new Problem('list.changed', 409, { fields })
}
