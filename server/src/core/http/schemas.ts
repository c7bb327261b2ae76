import buildSerialiser from 'fast-json-stringify'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import type { ErrorCode } from 'shared-contract'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Convert } from 'typebox/value'
import { Problem } from '../problem.ts'

/**
 * Validates requests by the contract's schemas. Parameters of a URL are text, so they are converted to the schema's types
 * first; a body is not converted.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
	const validator = Compile(schema)
	const convert = httpPart === 'body' ? (value: unknown) => value : (value: unknown) => Convert(schema, value)
	return (input: unknown) => {
		const value = convert(input)
		return validator.Check(value) ? { value } : { error: invalid(validator.Errors(value)) }
	}
}

interface ValidationError {
	keyword: string
	instancePath: string
	params: object
}

function invalid(errors: readonly ValidationError[]): Problem {
	const fields: Record<string, ErrorCode> = {}
	for (const { keyword, instancePath, params } of errors) {
		const missing =
			'requiredProperties' in params && Array.isArray(params.requiredProperties) ? params.requiredProperties : []
		for (const name of missing) fields[String(name)] ??= 'text.required'
		const field = instancePath.split('/')[1]
		if (field !== undefined && field !== '') fields[field] ??= CODES[keyword] ?? 'request.invalid'
	}
	return new Problem('request.invalid', 400, { fields })
}

const CODES: Record<string, ErrorCode> = { minLength: 'text.required', maxLength: 'text.tooLong' }

type Serialise = (answer: unknown) => string

/**
 * Serialises answers by the contract's schemas. Each serialiser is compiled at its first use: compiling all of them would
 * double the start time of the server.
 */
export const compileSerialiser: FastifySerializerCompiler<object> = ({ schema }) => {
	let serialise: Serialise | undefined
	return (answer: unknown) => {
		serialise ??= buildSerialiser(schema)
		return serialise(answer)
	}
}
