/**
 * The schema vocabulary of the contract: TypeBox, import by import, so that a browser bundle holds only the few
 * builders that it uses (the default export of `typebox` costs 17 KB of brotli, these 3).
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
	Record as record,
	type Static,
	String as string,
	type TSchema,
	Union as union,
	Unknown as unknown,
	Unsafe as unsafe,
} from 'typebox'

import { Literal, Null, type TLiteral, type TSchema, type TUnion, Union } from 'typebox'

type Literals<Words extends readonly string[]> = { -readonly [Key in keyof Words]: TLiteral<Words[Key]> }

/** One of the given words, as a union of literals. */
export function oneOf<const Words extends readonly string[]>(words: Words): TUnion<Literals<Words>> {
	return Union(words.map((word) => Literal(word))) as unknown as TUnion<Literals<Words>>
}

/** A value that may be absent, written as `null` on the wire. */
export function nullable<Schema extends TSchema>(schema: Schema) {
	return Union([schema, Null()])
}
