import { object, oneOf, optional, record, type Static, string } from './schema.ts'

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
	'server.failed',
	'server.unavailable',
	'text.required',
	'text.tooLong',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** The body of every answer from 400 up. `msg` is the same in the reader's words (the specification's sign-in reads it). */
export const ApiProblem = object({
	code: oneOf(ERROR_CODES),
	msg: string(),
	requestId: string(),
	fields: optional(record(string(), oneOf(ERROR_CODES))),
})
export type ApiProblem = Static<typeof ApiProblem>
