import { conforms } from 'shared-contract'
import type { TSchema } from 'shared-contract/schema'

interface Node {
	type?: string
	anyOf?: TSchema[]
	items?: TSchema
	minItems?: number
	properties?: Record<string, TSchema>
	patternProperties?: Record<string, TSchema>
}

/** What counts the members of a list beside it. */
const COUNT = /^(total|count)$/i
/** Where a list goes on. */
const CURSOR = /^(next|cursor)$/i

/**
 * An answer of the API as a site with nothing in it would give it: every list is empty that may be, what counts it is 0,
 * and it does not go on. It is still what the contract says.
 */
export function emptyAnswer(schema: TSchema, answer: unknown): unknown {
	const emptied = emptyAt(schema, answer, '')
	return conforms(schema, emptied) ? emptied : answer
}

function emptyAt(schema: TSchema, value: unknown, name: string): unknown {
	const node: Node = schema
	if (node.anyOf) {
		const isNullable = node.anyOf.some((option) => Reflect.get(option, 'type') === 'null')
		if (isNullable && CURSOR.test(name) && typeof value === 'string') return null
		const fitting = node.anyOf.find((option) => conforms(option, value))
		return fitting ? emptyAt(fitting, value, name) : value
	}
	if (Array.isArray(value)) {
		if ((node.minItems ?? 0) === 0) return []
		return value.map((item) => (node.items ? emptyAt(node.items, item, '') : item))
	}
	if (typeof value === 'number') return COUNT.test(name) ? 0 : value
	if (typeof value !== 'object' || value === null) return value
	const [everyKey] = Object.values(node.patternProperties ?? {})
	return Object.fromEntries(
		Object.entries(value).map(([key, each]) => {
			const property = node.properties?.[key] ?? everyKey
			return [key, property ? emptyAt(property, each, key) : each]
		}),
	)
}
