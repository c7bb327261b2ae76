import type { TSchema } from 'typebox'

interface Node {
	anyOf?: Node[]
	type?: string | string[]
	const?: unknown
	enum?: unknown[]
	items?: Node
	properties?: Record<string, Node>
	[keyword: string]: unknown
}

/**
 * The same schema in the words that the serialiser compiles to straight code: a choice of literals as an enumeration, and
 * "or null" as a second type. Left as a union, each value would be validated against every option as it is written.
 */
export function answerSchema(schema: TSchema): Node {
	return straight(schema as Node)
}

function straight({ anyOf, items, properties, ...rest }: Node): Node {
	if (anyOf) return { ...rest, ...joined(anyOf.map(straight)) }
	return {
		...rest,
		...(items ? { items: straight(items) } : {}),
		...(properties ? { properties: mapValues(properties, straight) } : {}),
	}
}

function joined(options: Node[]): Node {
	if (options.every((option) => typeof option.const === 'string')) {
		return { type: 'string', enum: options.map((option) => option.const) }
	}
	const [first, second] = options
	if (options.length === 2 && first && second?.type === 'null' && typeof first.type === 'string') {
		const { enum: words, ...rest } = first
		return { ...rest, type: [first.type, 'null'], ...(words ? { enum: [...words, null] } : {}) }
	}
	return { anyOf: options }
}

function mapValues(fields: Record<string, Node>, change: (node: Node) => Node): Record<string, Node> {
	return Object.fromEntries(Object.entries(fields).map(([name, node]) => [name, change(node)]))
}
