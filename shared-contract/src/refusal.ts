import { Conflict } from './conflict.ts'
import type { ApiProblem } from './errors.ts'
import { array, conforms, object, optional, record, string } from './schema.ts'

const Refusal = object({
	code: string(),
	msg: string(),
	requestId: string(),
	fields: optional(record(string())),
	conflicts: optional(array(Conflict)),
})

/**
 * True if a response body is an error of our API. Its code may be unknown to this page, because the server can be newer
 * than an open page. `msg` is its text.
 */
export function isRefusal(answer: unknown): answer is ApiProblem {
	return conforms(Refusal, answer)
}
