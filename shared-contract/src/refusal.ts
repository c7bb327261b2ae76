import { Conflict } from './conflict.ts'
import { conforms } from './conforms.ts'
import type { ApiProblem } from './errors.ts'
import { array, object, optional, record, string } from './schema.ts'

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
