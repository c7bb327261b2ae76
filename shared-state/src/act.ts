import { type AddressParams, conforms, type Route, type RouteAnswer, type RouteInput } from 'shared-contract'
import { call } from './client.ts'
import { $navigate, signInPath } from './navigation.ts'
import type { ActionOutcome } from './outcome.ts'
import { randomUuid } from './randomUuid.ts'
import { $session, endSessionSoon } from './session.ts'
import { $site } from './siteSettings.ts'

interface ActOptions {
	/** Visitors may do it on any site, and it is stored (reports, feedback). */
	openToVisitors?: boolean
	/** The idempotency key of a caller that retries itself. By default each POST gets a new one. */
	idempotencyKey?: string
	/** The timeout of `call`, for slow requests. */
	timeoutMs?: number
}

/**
 * Sends an action that is stored. A member's action goes to the API. On a demo a visitor's valid action is only logged and
 * the outcome is `example`, which a view shows as done; on any other site the visitor goes to sign-in and back.
 */
export async function act<R extends Route>(
	route: R,
	input: RouteInput<R>,
	options: ActOptions = {},
): Promise<ActionOutcome<RouteAnswer<R>>> {
	if ($session.get().state === 'visitor') {
		if ($site.get().demo) {
			const { body } = input as { body?: unknown }
			if (route.body && !conforms(route.body, body)) {
				return { state: 'refused', status: 400, problem: { code: 'request.invalid', msg: '', requestId: '' } }
			}
			// biome-ignore lint/suspicious/noConsole: the specification's demo logs what was entered
			console.log(`${route.method} ${route.path}`, input)
			return { state: 'example' }
		}
		if (!options.openToVisitors) {
			$navigate.get()(signInPath())
			return { state: 'accountNeeded' }
		}
	}
	const outcome = await send(route, input, options)
	if (outcome.state === 'refused' && outcome.problem.code === 'auth.required') {
		// In the next task: the form first stores its draft under the member's id.
		endSessionSoon(signInPath())
		return { state: 'accountNeeded' }
	}
	return outcome
}

/** The last write to each address. */
const writes = new Map<string, Promise<unknown>>()

// A request with an idempotency key runs once, so it is safe to retry after a lost response.
async function send<R extends Route>(route: R, input: RouteInput<R>, { idempotencyKey, timeoutMs }: ActOptions) {
	if (route.method !== 'POST' && idempotencyKey === undefined) {
		const address = route.path + JSON.stringify((input as { params?: AddressParams }).params)
		// After a double click two writes would arrive in any order.
		const next = writes.get(address)?.then(() => call(route, input)) ?? call(route, input)
		writes.set(address, next)
		return next
	}
	const options = { idempotencyKey: idempotencyKey ?? randomUuid(), ...(timeoutMs === undefined ? {} : { timeoutMs }) }
	const outcome = await call(route, input, options)
	return outcome.state === 'unreachable' ? call(route, input, options) : outcome
}
