import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { aborted } from './deferred.ts'
import { type Loaded, runLoader } from './runLoader.ts'
import type { Location, Matches, RouterHistory } from './types.ts'

/** Runs the loaders of some routes at the same time. Ends early, with what there is, when the visit is aborted. */
export async function loadAll(
	history: RouterHistory,
	location: Location,
	matches: Matches,
	signal: AbortSignal,
): Promise<Map<string, Loaded>> {
	const url = history.createURL({ ...location, hash: '' })
	const request = new Request(url, { signal })
	const context = new RouterContextProvider()
	const pattern = matches.flatMap(({ route }) => route.path ?? []).join('/')
	const answers = new Map<string, Loaded>()
	const all = matches.map(async (match) => {
		const args = { request, url, params: match.params, context, pattern } satisfies LoaderFunctionArgs
		answers.set(match.route.id, await runLoader(match, args))
	})
	await Promise.race([Promise.all(all), aborted(signal)])
	return answers
}
