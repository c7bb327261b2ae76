import type { ErrorCode } from 'shared-contract'

interface ProblemDetails {
	/** Which field of the request is at fault, and why. */
	fields?: Record<string, ErrorCode>
	/** Seconds after which it is worth trying again. */
	retryAfter?: number
}

/** A refusal: thrown anywhere while a request is served, answered as an `ApiProblem`. */
export class Problem extends Error {
	readonly code: ErrorCode
	readonly statusCode: number
	readonly fields: Record<string, ErrorCode> | undefined
	readonly retryAfter: number | undefined

	constructor(code: ErrorCode, statusCode: number, { fields, retryAfter }: ProblemDetails = {}) {
		super(code)
		this.code = code
		this.statusCode = statusCode
		this.fields = fields
		this.retryAfter = retryAfter
	}
}
