/**
 * TypeBox's builders for browsers: the same JSON Schema nodes in 0.4 KB, where the library's type engine, which only
 * the type checker needs, weighs 11. Builds for browsers put it in the place of `typebox`; a test holds every schema of
 * the contract built with it against TypeBox's own.
 */
interface Node {
	[key: string | symbol]: unknown
}

const node = (type: string) => (options?: Node) => ({ type, ...options })

const string = node('string')
const number = node('number')
const integer = node('integer')
const boolean = node('boolean')
const nothing = node('null')
const unknown = (options?: Node) => ({ ...options })
const unsafe = (schema: Node) => ({ ...schema })
const literal = (value: unknown, options?: Node) => ({ type: typeof value, const: value, ...options })
const array = (items: Node, options?: Node) => ({ type: 'array', items, ...options })
const union = (anyOf: readonly Node[], options?: Node) => ({ anyOf, ...options })

const OPTIONAL = Symbol('optional')

const optional = (schema: Node) => ({ ...schema, [OPTIONAL]: true })

function object(properties: Record<string, Node>, options?: Node) {
	const required = Object.entries(properties).flatMap(([key, schema]) => (OPTIONAL in schema ? [] : [key]))
	return { type: 'object', ...(required.length > 0 ? { required } : {}), properties, ...options }
}

/** Keys are any text: the contract has no other records. */
const record = (_key: Node, value: Node, options?: Node) => ({
	type: 'object',
	patternProperties: { '^.*$': value },
	...options,
})

// Under TypeBox's names.
export {
	array as Array,
	boolean as Boolean,
	integer as Integer,
	literal as Literal,
	nothing as Null,
	number as Number,
	object as Object,
	optional as Optional,
	record as Record,
	string as String,
	union as Union,
	unknown as Unknown,
	unsafe as Unsafe,
}
