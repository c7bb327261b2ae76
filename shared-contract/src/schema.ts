/**
 * The schema vocabulary of the contract: TypeBox, import by import, so that a browser bundle holds only the few
 * builders that it uses: 1 KB of brotli.
 */
export {
	Array as array,
	Boolean as boolean,
	Integer as integer,
	Literal as literal,
	Null as nothing,
	Number as number,
	Object as object,
	Optional as optional,
	type Static,
	String as string,
	type TSchema,
	Union as union,
	Unknown as unknown,
	Unsafe as unsafe,
} from 'typebox'

import { Literal, Null, type Static, type TLiteral, type TSchema, type TUnion, Union, Unsafe } from 'typebox'

type Literals<Words extends readonly string[]> = { -readonly [Key in keyof Words]: TLiteral<Words[Key]> }

/** One of the given words, as a union of literals. */
export function oneOf<const Words extends readonly string[]>(words: Words): TUnion<Literals<Words>> {
	return Union(words.map((word) => Literal(word))) as unknown as TUnion<Literals<Words>>
}

/** A value that may be absent, written as `null` on the wire. */
export function nullable<Schema extends TSchema>(schema: Schema) {
	return Union([schema, Null()])
}

/**
 * Values by a name, any text. TypeBox's own `Record` takes every type for its key and with it the library's whole type
 * engine, ten times the rest: this is the JSON Schema that it gives for text, with its type, as the library lets us say.
 */
export function record<Schema extends TSchema>(value: Schema) {
	return Unsafe<Record<string, Static<Schema>>>({ type: 'object', patternProperties: { '^.*$': value } })
}
