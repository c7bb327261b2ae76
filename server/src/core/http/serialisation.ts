import buildSerialiser from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'

type Serialise = (answer: unknown) => string

/**
 * Writes answers by the contract's schemas. Each writer is compiled when its first answer is written: a server has a
 * hundred of them, and a start that compiles them all takes twice as long.
 */
export const compileSerialiser: FastifySerializerCompiler<object> = ({ schema }) => {
	let serialise: Serialise | undefined
	return (answer: unknown) => {
		serialise ??= buildSerialiser(schema)
		return serialise(answer)
	}
}
