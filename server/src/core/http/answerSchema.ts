import type { TSchema } from 'typebox'

interface Node {
	anyOf?: Node[]
	type?: string | string[]
	const?: unknown
	enum?: unknown[]
	items?: Node
	properties?: Record<string, Node>
	patternProperties?: Record<string, Node>
	[keyword: string]: unknown
}

/**
 * Simplifies a schema for fast-json-stringify: a union of literals becomes an `enum`, "or null" a second `type`. The
 * serialiser validates each value against every option of a union that is left.
 */
export function answerSchema(schema: TSchema): Node {
	return simplify(schema as Node)
}

/** The simplified schemas: many routes answer with parts of the same ones. */
const known = new WeakMap<Node, Node>()

function simplify(node: Node): Node {
	const found = known.get(node) ?? simplifyParts(node)
	known.set(node, found)
	return found
}

function simplifyParts({ anyOf, items, properties, patternProperties, ...rest }: Node): Node {
	if (anyOf) return { ...rest, ...simplifyUnion(anyOf.map(simplify)) }
	return {
		...rest,
		...(items ? { items: simplify(items) } : {}),
		...(properties ? { properties: mapValues(properties, simplify) } : {}),
		...(patternProperties ? { patternProperties: mapValues(patternProperties, simplify) } : {}),
	}
}

function simplifyUnion(options: Node[]): Node {
	if (options.every((option) => typeof option.const === 'string')) {
		return { type: 'string', enum: options.map((option) => option.const) }
	}
	const [first, second] = options
	if (options.length === 2 && first && second?.type === 'null' && typeof first.type === 'string') {
		const { enum: values, ...rest } = first
		return { ...rest, type: [first.type, 'null'], ...(values ? { enum: [...values, null] } : {}) }
	}
	return { anyOf: options }
}

function mapValues(fields: Record<string, Node>, change: (node: Node) => Node): Record<string, Node> {
	return Object.fromEntries(Object.entries(fields).map(([name, node]) => [name, change(node)]))
}
