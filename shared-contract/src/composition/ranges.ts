const RANGE = /^(\^|<=)\d+\.\d+\.\d+$/

/** True for the version ranges of our builds (`^1.2.3`) and of Module Federation's runtime (`<=1.2.3`). */
export function isRange(text: string): boolean {
	return RANGE.test(text)
}
