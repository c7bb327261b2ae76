import { Registry } from 'shared-contract'
import { Errors } from 'typebox/value'

/**
 * Parses the text of a fixed registry.
 *
 * @throws Error with the first invalid field
 */
export function parseRegistry(text: string): Registry {
	const value: unknown = JSON.parse(text)
	if (isRegistry(value)) return value
	const [first] = Errors(Registry, value)
	throw new Error(`not a registry: ${first?.instancePath || '/'} ${first?.message ?? ''}`)
}

function isRegistry(value: unknown): value is Registry {
	return Errors(Registry, value).length === 0
}
