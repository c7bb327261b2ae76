import type { ApiProblem } from 'shared-contract'

/**
 * The result of an API call. `wrong`: the response does not match the contract, or the page failed by itself, without a
 * `status`; `msg` is the reason of a server that does not know our error codes. `unreachable`: no response.
 */
export type Outcome<Answer> =
	| { state: 'done'; answer: Answer }
	| { state: 'refused'; status: number; problem: ApiProblem }
	| { state: 'wrong'; status?: number; msg?: string }
	| { state: 'unreachable' }

/**
 * The result of an action. `example`: the site is a demo, and nothing was stored. `accountNeeded`: nothing was done; the
 * visitor was sent to sign-in, and comes back.
 */
export type ActionOutcome<Answer> = Outcome<Answer> | { state: 'example' } | { state: 'accountNeeded' }
