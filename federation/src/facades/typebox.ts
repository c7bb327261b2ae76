/**
 * TypeBox's builders for browsers: the same JSON Schema nodes in 0.4 KB, where the library's type engine, which only
 * the type checker needs, weighs 11. Builds for browsers put it in the place of `typebox`; a test holds every schema of
 * the contract built with it against TypeBox's own.
 */
interface Node {
	[key: string]: unknown
}

const node = (type: string) => (options?: Node) => ({ type, ...options })

export const String = node('string')
export const Number = node('number')
export const Integer = node('integer')
export const Boolean = node('boolean')
export const Null = node('null')
export const Unknown = (options?: Node) => ({ ...options })
export const Literal = (value: unknown, options?: Node) => ({ type: typeof value, const: value, ...options })
export const Array = (items: Node, options?: Node) => ({ type: 'array', items, ...options })
export const Union = (anyOf: readonly Node[], options?: Node) => ({ anyOf, ...options })

const OPTIONAL = Symbol('optional')

export const Optional = (schema: Node) => ({ ...schema, [OPTIONAL]: true })

export function Object(properties: Record<string, Node>, options?: Node) {
	const required = globalThis.Object.keys(properties).filter((key) => !properties[key] || !(OPTIONAL in properties[key]))
	return { type: 'object', ...(required.length > 0 ? { required } : {}), properties, ...options }
}

/** Keys are any text: the contract has no other records. */
export const Record = (_key: Node, value: Node, options?: Node) => ({
	type: 'object',
	patternProperties: { '^.*$': value },
	...options,
})
