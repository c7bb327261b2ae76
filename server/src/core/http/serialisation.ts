import buildSerialiser from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'

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
