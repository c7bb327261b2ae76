const SHOWN = 8

/** A commit as a list shows it. A `+` at its end stays: files had changed since. */
export function commitName(commit: string): string {
	return commit.slice(0, SHOWN) + (commit.endsWith('+') && commit.length > SHOWN ? '+' : '')
}
