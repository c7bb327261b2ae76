import { boundaryOf } from './notFound.ts'
import type { Loaded } from './runLoader.ts'
import type { Matches, RouterState } from './types.ts'

type Data = Pick<RouterState, 'loaderData' | 'errors'>

/** The data of a page from what its loaders answered and what it had. Errors go to the routes that show them. */
export function arrived(
	matches: Matches,
	answers: ReadonlyMap<string, Loaded>,
	before: RouterState['loaderData'],
): Data {
	const loaderData: RouterState['loaderData'] = {}
	const errors: NonNullable<RouterState['errors']> = {}
	for (const { route } of matches) {
		const answer = answers.get(route.id)
		if (answer?.state === 'data') loaderData[route.id] = answer.data
		if (answer?.state === 'error') {
			const boundary = boundaryOf(matches, route.id)
			// The first one stands: the others may follow from it.
			if (boundary !== undefined && !Object.hasOwn(errors, boundary)) errors[boundary] = answer.error
		}
	}
	// Below a route with an error nothing is on screen that would need what it had.
	for (const { route } of matches) {
		if (!answers.has(route.id) && route.loader && Object.hasOwn(before, route.id)) {
			loaderData[route.id] = before[route.id]
		}
		if (Object.hasOwn(errors, route.id)) break
	}
	return { loaderData, errors: Object.keys(errors).length > 0 ? errors : null }
}
