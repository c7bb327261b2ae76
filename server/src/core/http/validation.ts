import type { FastifySchemaCompiler } from 'fastify'
import type { ErrorCode } from 'shared-contract'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Convert } from 'typebox/value'
import { Problem } from '../problem.ts'

/**
 * Checks requests by the contract's schemas. Addresses hold nothing but text, so their numbers are read from it; a body
 * is taken as it stands.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
	const validator = Compile(schema)
	const read = httpPart === 'body' ? (value: unknown) => value : (value: unknown) => Convert(schema, value)
	return (given: unknown) => {
		const value = read(given)
		return validator.Check(value) ? { value } : { error: invalid(validator.Errors(value)) }
	}
}

interface Breach {
	keyword: string
	instancePath: string
	params: object
}

function invalid(breaches: readonly Breach[]): Problem {
	const fields: Record<string, ErrorCode> = {}
	for (const { keyword, instancePath, params } of breaches) {
		const named =
			'requiredProperties' in params && Array.isArray(params.requiredProperties) ? params.requiredProperties : []
		for (const name of named) fields[String(name)] ??= 'text.required'
		const field = instancePath.split('/')[1]
		if (field !== undefined && field !== '') fields[field] ??= CODES[keyword] ?? 'request.invalid'
	}
	return new Problem('request.invalid', 400, { fields })
}

const CODES: Record<string, ErrorCode> = { minLength: 'text.required', maxLength: 'text.tooLong' }
