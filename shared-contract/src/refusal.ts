import { conforms } from './conforms.ts'
import type { ApiProblem } from './errors.ts'
import { array, integer, nullable, object, optional, record, type Static, string } from './schema.ts'

/** A text that somebody else changed meanwhile: what was to be written, what stands there, and who wrote that. */
export const Conflict = object({
	field: string(),
	wanted: string(),
	current: string(),
	by: nullable(object({ revision: integer(), name: nullable(string()), at: string() })),
})
export type Conflict = Static<typeof Conflict>

const Refusal = object({
	code: string(),
	msg: string(),
	requestId: string(),
	fields: optional(record(string())),
	conflicts: optional(array(Conflict)),
})

/**
 * Whether an answer is a refusal of ours. Its code may be one that this page does not know: a server is newer than the
 * pages that people have open. `msg` says the same in words.
 */
export function isRefusal(answer: unknown): answer is ApiProblem {
	return conforms(Refusal, answer)
}
