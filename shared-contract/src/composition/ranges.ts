const RANGE = /^(\^|<=)(\d+\.\d+\.\d+)$/

/** Whether a text is a range that `satisfies` reads. */
export function isRange(text: string): boolean {
	return RANGE.test(text)
}

/**
 * Whether a version lies in a range: of all that semver knows, builds of ours write `^1.2.3`, and Module Federation's
 * runtime `<=1.2.3`, both without marks of pre-releases.
 * @throws where it can read one of the two no better
 */
export function satisfies(version: string, range: string): boolean {
	const [, operator, least] = RANGE.exec(range) ?? []
	if (!operator || !least) throw new Error(`"${range}" is no range of ours`)
	const given = numbers(version)
	const wanted = numbers(least)
	const order = wanted.reduce((found, number, index) => found || (given[index] ?? 0) - number, 0)
	if (operator === '<=') return order <= 0
	// The first number that is not 0 must be the same, and those before it.
	const fixed = wanted.findIndex((number, index) => number > 0 || index === 2)
	return order >= 0 && wanted.slice(0, fixed + 1).every((number, index) => number === given[index])
}

const numbers = (version: string) => version.split('.').map(Number)
