import type { Conflict, ErrorCode } from 'shared-contract'

interface ProblemDetails {
	/** The error codes of invalid fields. */
	fields?: Record<string, ErrorCode>
	/** The fields that another edit has changed. */
	conflicts?: Conflict[]
	/** Seconds until a retry is useful. */
	retryAfter?: number
}

/** An error of the API. Any code of a request may throw it; the client gets it as an `ApiProblem`. */
export class Problem extends Error {
	readonly code: ErrorCode
	readonly statusCode: number
	readonly fields: Record<string, ErrorCode> | undefined
	readonly conflicts: Conflict[] | undefined
	readonly retryAfter: number | undefined

	constructor(code: ErrorCode, statusCode: number, { fields, conflicts, retryAfter }: ProblemDetails = {}) {
		super(code)
		this.code = code
		this.statusCode = statusCode
		this.fields = fields
		this.conflicts = conflicts
		this.retryAfter = retryAfter
	}
}
