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

/** Names of properties that hold the length of a list. */
const COUNT = /^(total|count)$/i
/** Names of properties that hold the cursor of the next page. */
const CURSOR = /^(next|cursor)$/i

/**
 * The response of an empty site: lists are empty where the schema allows it, counts are 0, and there is no next page. If the
 * result does not match the schema, the response stays unchanged.
 */
export function emptyResponse(schema: TSchema, response: unknown): unknown {
	const emptied = emptyAt(schema, response, '')
	return conforms(schema, emptied) ? emptied : response
}

function emptyAt(schema: TSchema, value: unknown, name: string): unknown {
	const node: Node = schema
	if (node.anyOf) {
		const isNullable = node.anyOf.some((option) => Reflect.get(option, 'type') === 'null')
		if (isNullable && CURSOR.test(name) && typeof value === 'string') return null
		const matching = node.anyOf.find((option) => conforms(option, value))
		return matching ? emptyAt(matching, value, name) : value
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
