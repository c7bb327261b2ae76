/**
 * The builders of the contract's schemas: those of TypeBox that we use, 1 KB of brotli, under our names, and the check of data
 * against a schema. The page shares them with slices, so that no screen brings its own.
 */

import type { Static, TLiteral, TSchema, TUnion } from 'typebox'
import * as typebox from 'typebox'

export { conforms } from './conforms.ts'
export type { Static, TSchema }

// Constants instead of re-exports: re-exports would reach the page as fifteen modules instead of one.
export const array = typebox.Array
export const boolean = typebox.Boolean
export const integer = typebox.Integer
export const literal = typebox.Literal
export const nothing = typebox.Null
export const number = typebox.Number
export const object = typebox.Object
export const optional = typebox.Optional
export const string = typebox.String
export const union = typebox.Union
export const unknown = typebox.Unknown
export const unsafe = typebox.Unsafe

type Literals<Words extends readonly string[]> = { -readonly [Key in keyof Words]: TLiteral<Words[Key]> }

/** One of the given strings, as a union of literals. */
export function oneOf<const Words extends readonly string[]>(words: Words): TUnion<Literals<Words>> {
	return union(words.map((word) => literal(word))) as unknown as TUnion<Literals<Words>>
}

/** A value that may be absent, written as `null` on the wire. */
export function nullable<Schema extends TSchema>(schema: Schema) {
	return union([schema, nothing()])
}

/**
 * Values by a name, any text. TypeBox's own `Record` takes every type for its key and with it the library's whole type
 * engine, ten times the rest: this is the JSON Schema that it gives for text, with its type, as the library lets us say.
 */
export function record<Schema extends TSchema>(value: Schema) {
	return unsafe<Record<string, Static<Schema>>>({ type: 'object', patternProperties: { '^.*$': value } })
}
