import { type DataRouteMatch, UNSAFE_ErrorResponseImpl as ErrorResponse, type LoaderFunctionArgs } from 'react-router'
import { loadLazy } from './lazyRoute.ts'

/** How the loader of a route ended. */
export type Loaded =
	| { state: 'data'; data: unknown }
	| { state: 'error'; error: unknown }
	| { state: 'redirect'; to: string }

/** Fetches the code of a route that comes by `lazy` and runs its loader; at the same time, if both are known. */
export async function runLoader({ route }: DataRouteMatch, args: LoaderFunctionArgs): Promise<Loaded> {
	const call = () => (typeof route.loader === 'function' ? route.loader(args) : undefined)
	const early = route.loader ? settled(call) : undefined
	try {
		await loadLazy(route)
	} catch (error) {
		return { state: 'error', error }
	}
	return early ?? settled(call)
}

async function settled(call: () => unknown): Promise<Loaded> {
	try {
		const value = await call()
		if (!(value instanceof Response)) return { state: 'data', data: value }
		return redirectOf(value) ?? { state: 'data', data: await bodyOf(value) }
	} catch (error) {
		return error instanceof Response ? refused(error) : { state: 'error', error }
	}
}

async function refused(answer: Response): Promise<Loaded> {
	try {
		const redirect = redirectOf(answer)
		if (redirect) return redirect
		return { state: 'error', error: new ErrorResponse(answer.status, answer.statusText, await bodyOf(answer)) }
	} catch (error) {
		return { state: 'error', error }
	}
}

const REDIRECTS = [301, 302, 303, 307, 308]

function redirectOf(answer: Response): Loaded | undefined {
	if (!REDIRECTS.includes(answer.status)) return undefined
	const to = answer.headers.get('Location')
	if (to === null) throw new Error('A redirect has no Location')
	return { state: 'redirect', to }
}

async function bodyOf(answer: Response): Promise<unknown> {
	const json = /\bapplication\/json\b/.test(answer.headers.get('Content-Type') ?? '')
	if (!json) return answer.text()
	return answer.body === null ? null : answer.json()
}
