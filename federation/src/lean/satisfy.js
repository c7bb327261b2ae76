/**
 * Stands in for the runtime's reader of version ranges: of all that semver knows, builds of ours write `^1.2.3` and the
 * runtime itself `<=1.2.3`, both without marks of pre-releases.
 */
export function satisfy(version, range) {
	const [, operator, least] = /^(\^|<=)(\d+\.\d+\.\d+)$/.exec(range) ?? []
	if (!operator) throw new Error(`"${range}" is no range of ours`)
	const given = numbers(version)
	const wanted = numbers(least)
	const order = given[0] - wanted[0] || given[1] - wanted[1] || given[2] - wanted[2]
	if (operator === '<=') return order <= 0
	// The first number that is not 0 must be the same, and those before it.
	const fixed = wanted.findIndex((number, index) => number > 0 || index === 2)
	return order >= 0 && given.slice(0, fixed + 1).every((number, index) => number === wanted[index])
}

const numbers = (version) => version.split('.').map(Number)
