const RANGE = /^(\^|<=)\d+\.\d+\.\d+$/

/** Whether a text is a range as builds of ours write it (`^1.2.3`), or Module Federation's runtime (`<=1.2.3`). */
export function isRange(text: string): boolean {
	return RANGE.test(text)
}
