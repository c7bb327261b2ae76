/** The result of one rule of the release check. */
export interface RuleResult {
	rule: string
	/** The reasons to refuse the version; empty if it passed. */
	problems: readonly string[]
	/** What was checked, for a version that passed. */
	summary: string
}

/** Whether all rules passed. */
export function passes(results: readonly RuleResult[]): boolean {
	return results.every(({ problems }) => problems.length === 0)
}
