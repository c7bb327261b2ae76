import { array, integer, nullable, object, oneOf, optional, record, type Static, string } from './schema.ts'

/**
 * Everything that the API can refuse, as codes. Words for each stand in `shared-i18n` under `errors.{code}`; a code
 * without words in all three languages does not compile.
 */
export const ERROR_CODES = [
	'auth.credentials',
	'auth.email.invalid',
	'auth.email.taken',
	'auth.password.common',
	'auth.password.long',
	'auth.password.short',
	'auth.link.invalid',
	'auth.required',
	'auth.tooMany',
	'auth.username.invalid',
	'auth.username.taken',
	'request.body.malformed',
	'request.body.tooLarge',
	'request.forbidden',
	'request.invalid',
	'request.locale.unknown',
	'request.method',
	'request.notFound',
	'request.text.invalid',
	'request.tooMany',
	'request.type',
	'revision.conflict',
	'revision.undone',
	'server.failed',
	'server.unavailable',
	'text.required',
	'text.tooLong',
	'url.invalid',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** A text that somebody else changed meanwhile: what was to be written, what stands there, and who wrote that. */
export const Conflict = object({
	field: string(),
	wanted: string(),
	current: string(),
	by: nullable(object({ revision: integer(), name: nullable(string()), at: string() })),
})
export type Conflict = Static<typeof Conflict>

/** The body of every answer from 400 up. `msg` is the same in the reader's words (the specification's sign-in reads it). */
export const ApiProblem = object({
	code: oneOf(ERROR_CODES),
	msg: string(),
	requestId: string(),
	fields: optional(record(string(), oneOf(ERROR_CODES))),
	conflicts: optional(array(Conflict)),
})
export type ApiProblem = Static<typeof ApiProblem>
