import { conforms, type Route, type RouteAnswer, type RouteInput } from 'shared-contract'
import { call } from './client.ts'
import { $navigate, signInPath } from './navigation.ts'
import { newKey } from './newKey.ts'
import type { ActionOutcome } from './outcome.ts'
import { $session, endSession } from './session.ts'
import { $site } from './site.ts'

interface ActOptions {
	/** A visitor may do it on any site, and it is stored (reports, feedback). */
	openToVisitors?: boolean
	/** The key of this attempt, where the caller sends it again itself; one is made for everything else that is posted. */
	idempotencyKey?: string
	/** Of `call`: for what takes longer than usual. */
	timeoutMs?: number
}

/**
 * Does something that is stored. A member's action goes to the API. A visitor's goes nowhere on a demo site: what was
 * entered is logged and the outcome is `example`, unless the contract refuses it; on any other site the visitor is led to sign in and back.
 * This is the one place that knows the difference.
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
		// A task later: the form that acted first keeps its text under the id of its writer.
		const path = signInPath()
		setTimeout(() => endSession(path))
		return { state: 'accountNeeded' }
	}
	return outcome
}

// What is posted under a key is done once, so it may be sent again where no answer came.
async function send<R extends Route>(route: R, input: RouteInput<R>, { idempotencyKey, timeoutMs }: ActOptions) {
	if (route.method !== 'POST') return call(route, input)
	const options = { idempotencyKey: idempotencyKey ?? newKey(), ...(timeoutMs === undefined ? {} : { timeoutMs }) }
	const outcome = await call(route, input, options)
	return outcome.state === 'unreachable' ? call(route, input, options) : outcome
}
