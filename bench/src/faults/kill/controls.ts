import type { Outcome } from '../fault.ts'

/** Several controls as one: it shows something only if each breaks a promise. */
export async function controls(...runs: readonly (() => Promise<Outcome>)[]): Promise<Outcome> {
	const outcomes: Outcome[] = []
	for (const run of runs) outcomes.push(await run())
	const [first] = outcomes
	if (first === undefined) throw new Error('there is no control')
	const isShown = outcomes.every(({ broken }) => broken.length > 0)
	return { ...first, broken: isShown ? outcomes.flatMap(({ broken }) => broken) : [] }
}
