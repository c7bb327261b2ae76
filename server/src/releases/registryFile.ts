import { Registry } from 'shared-contract'
import { Errors } from 'typebox/value'

/**
 * Reads the text of a registry that is fixed by hand.
 *
 * @throws naming the first place that is wrong.
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
