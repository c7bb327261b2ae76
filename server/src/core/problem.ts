import type { Conflict, ErrorCode } from 'shared-contract'

interface ProblemDetails {
	/** Which field of the request is at fault, and why. */
	fields?: Record<string, ErrorCode>
	/** The texts that others changed meanwhile. */
	conflicts?: Conflict[]
	/** Seconds after which it is worth trying again. */
	retryAfter?: number
}

/** A refusal: thrown anywhere while a request is served, answered as an `ApiProblem`. */
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
