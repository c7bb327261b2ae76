import type { Route } from 'shared-contract'
import { ROUTES } from 'shared-contract/api'

/** The endpoint of the contract that answers at a path. */
export function routeAt(method: string, path: string): Route | undefined {
	const parts = path.split('/')
	const fitting = ROUTES.filter((route) => route.method === method && fits(route.path.split('/'), parts))
	// A word stands before a place: `/api/lists/saved` before `/api/lists/:id`.
	return fitting.sort((a, b) => places(a) - places(b))[0]
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
	return (
		pattern.length === parts.length &&
		pattern.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
	)
}

function places({ path }: Route): number {
	return path.split(':').length
}
