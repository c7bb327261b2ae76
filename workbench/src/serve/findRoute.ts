import type { Route } from 'shared-contract'
import { ROUTES } from 'shared-contract/api'

/** The endpoint of the contract for a path. */
export function findRoute(method: string, path: string): Route | undefined {
	const parts = path.split('/')
	const matching = ROUTES.filter((route) => route.method === method && matches(route.path.split('/'), parts))
	// Static segments before parameters: `/api/lists/saved` before `/api/lists/:id`.
	return matching.sort((a, b) => parameterCount(a) - parameterCount(b))[0]
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
	return (
		pattern.length === parts.length &&
		pattern.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
	)
}

function parameterCount({ path }: Route): number {
	return path.split(':').length
}
