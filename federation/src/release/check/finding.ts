/** What one rule of the check says of a version: why it is refused, or what was seen. */
export interface Finding {
	rule: string
	/** Reasons to refuse it; empty where it passed. */
	problems: readonly string[]
	/** What was looked at, where it passed. */
	seen: string
}

/** Whether a version may be given to people. */
export function passes(findings: readonly Finding[]): boolean {
	return findings.every(({ problems }) => problems.length === 0)
}
