import type { Static, TSchema } from 'typebox'

// The part of JSON Schema that the contract's builders produce.
interface Node {
	type?: 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string'
	const?: unknown
	anyOf?: Node[]
	items?: Node
	properties?: Record<string, Node>
	patternProperties?: Record<string, Node>
	required?: string[]
	minLength?: number
	maxLength?: number
	pattern?: string
	minimum?: number
	maximum?: number
	minItems?: number
	maxItems?: number
}

const CHECKED =
	'type const anyOf items properties patternProperties required minLength maxLength pattern minimum maximum minItems maxItems'
// Annotations for people and for the workbench: they restrict nothing.
const ANNOTATIONS = 'title description default examples callback'
const KEYWORDS = new Set(`${CHECKED} ${ANNOTATIONS}`.split(' '))
const read = new WeakSet<Node>()

/**
 * Validates outside data against a schema in the browser. It takes 1 KB instead of the 11 KB of TypeBox's checker, and no
 * `eval`, which the site's content security policy forbids. A test compares both on every schema of the contract.
 *
 * @throws if the schema has an unsupported keyword, because the value would pass unchecked.
 */
export function conforms<Schema extends TSchema>(schema: Schema, value: unknown): value is Static<Schema> {
	readKeywords(schema as Node)
	return matches(schema as Node, value)
}

function readKeywords(node: Node): void {
	if (read.has(node)) return
	const unknown = Object.keys(node).find((keyword) => !KEYWORDS.has(keyword))
	if (unknown) throw new Error(`conforms: unknown keyword ${unknown}`)
	const { anyOf = [], items, properties = {}, patternProperties = {} } = node
	const parts = [...anyOf, ...(items ? [items] : []), ...Object.values(properties), ...Object.values(patternProperties)]
	for (const part of parts) readKeywords(part)
	read.add(node)
}

function matches(node: Node, value: unknown): boolean {
	if (node.anyOf) return node.anyOf.some((option) => matches(option, value))
	if ('const' in node) return value === node.const
	switch (node.type) {
		case 'object':
			return matchesObject(node, value)
		case 'array':
			return Array.isArray(value) && withinItems(node, value) && value.every((item) => matches(node.items ?? {}, item))
		case 'string':
			return typeof value === 'string' && matchesText(node, value)
		case 'integer':
			return Number.isInteger(value) && withinRange(node, value as number)
		case 'number':
			return Number.isFinite(value) && withinRange(node, value as number)
		case 'boolean':
			return typeof value === 'boolean'
		case 'null':
			return value === null
		default:
			return true
	}
}

function matchesObject(node: Node, value: unknown): boolean {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
	const fields = value as Record<string, unknown>
	if (node.required?.some((name) => !Object.hasOwn(fields, name))) return false
	for (const [name, property] of Object.entries(node.properties ?? {})) {
		if (Object.hasOwn(fields, name) && fields[name] !== undefined && !matches(property, fields[name])) return false
	}
	for (const [pattern, property] of Object.entries(node.patternProperties ?? {})) {
		const expression = new RegExp(pattern)
		if (Object.entries(fields).some(([name, field]) => expression.test(name) && !matches(property, field))) return false
	}
	return true
}

function matchesText(node: Node, text: string): boolean {
	const length = [...text].length
	if (node.minLength !== undefined && length < node.minLength) return false
	if (node.maxLength !== undefined && length > node.maxLength) return false
	return node.pattern === undefined || new RegExp(node.pattern).test(text)
}

function withinRange(node: Node, value: number): boolean {
	return value >= (node.minimum ?? Number.NEGATIVE_INFINITY) && value <= (node.maximum ?? Number.POSITIVE_INFINITY)
}

function withinItems(node: Node, items: unknown[]): boolean {
	return items.length >= (node.minItems ?? 0) && items.length <= (node.maxItems ?? Number.POSITIVE_INFINITY)
}
