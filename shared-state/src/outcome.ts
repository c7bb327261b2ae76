import type { ApiProblem } from 'shared-contract'

/**
 * How a call to the API ended. `wrong` is an answer that is not what the contract says, or none at all; `msg` is what a
 * server that does not know our codes gives as the reason.
 */
export type Outcome<Answer> =
	| { state: 'done'; answer: Answer }
	| { state: 'refused'; status: number; problem: ApiProblem }
	| { state: 'wrong'; status: number; msg?: string }
	| { state: 'unreachable' }

/**
 * How a member's or a visitor's action ended. `example`: the site is a demo, and what was entered changed only what
 * this browser shows. `accountNeeded`: nothing was done; the visitor was led to sign in, and comes back.
 */
export type ActionOutcome<Answer> = Outcome<Answer> | { state: 'example' } | { state: 'accountNeeded' }
