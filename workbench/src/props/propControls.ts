import type { TSchema } from 'shared-contract/schema'

/** The form control of a prop. */
export type PropControl = { name: string; optional: boolean } & (
	| { kind: 'choice'; values: readonly string[] }
	| { kind: 'number'; integer: boolean; minimum: number | undefined; maximum: number | undefined }
	| { kind: 'text' }
	| { kind: 'switch' }
	/** Any other type is edited as JSON. */
	| { kind: 'json' }
	/** A callback has no control. */
	| { kind: 'callback' }
)

interface Node {
	type?: string
	const?: unknown
	anyOf?: TSchema[]
	callback?: boolean
	properties?: Record<string, TSchema>
	required?: string[]
	minimum?: number
	maximum?: number
	examples?: unknown[]
	items?: TSchema
	minItems?: number
}

/** The controls of a widget's props, in the order of the schema. */
export function propControls(schema: TSchema): PropControl[] {
	const { properties = {}, required = [] }: Node = schema
	return Object.entries(properties).map(([name, property]) => ({
		name,
		optional: !required.includes(name),
		...controlOf(property),
	}))
}

function controlOf(node: Node) {
	if (node.callback) return { kind: 'callback' } as const
	if (node.anyOf) {
		const values = node.anyOf.map((option) => Reflect.get(option, 'const'))
		return values.every((value) => typeof value === 'string')
			? ({ kind: 'choice', values } as const)
			: ({ kind: 'json' } as const)
	}
	switch (node.type) {
		case 'integer':
		case 'number':
			return {
				kind: 'number',
				integer: node.type === 'integer',
				minimum: node.minimum,
				maximum: node.maximum,
			} as const
		case 'string':
			return typeof node.const === 'string'
				? ({ kind: 'choice', values: [node.const] } as const)
				: ({ kind: 'text' } as const)
		case 'boolean':
			return { kind: 'switch' } as const
		default:
			return { kind: 'json' } as const
	}
}

/** The initial props of a widget: the schema's examples, otherwise the smallest valid values; without callbacks. */
export function exampleProps(schema: TSchema): Record<string, unknown> {
	const { properties = {}, required = [] }: Node = schema
	const settable = required.filter((name) => !Reflect.get(Object(properties[name]), 'callback'))
	return Object.fromEntries(settable.map((name) => [name, exampleOf(properties[name] ?? {})]))
}

function exampleOf(schema: TSchema): unknown {
	const node: Node = schema
	if (node.examples?.length) return node.examples[0]
	if ('const' in node) return node.const
	if (node.anyOf) return exampleOf(node.anyOf[0] ?? {})
	switch (node.type) {
		case 'integer':
		case 'number':
			return node.minimum ?? 0
		case 'string':
			return ''
		case 'boolean':
			return false
		case 'array':
			return Array.from({ length: node.minItems ?? 0 }, () => exampleOf(node.items ?? {}))
		case 'object':
			return exampleProps(schema)
		default:
			return null
	}
}
