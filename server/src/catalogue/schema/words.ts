/** A column that points to a member and forgets them when they leave. */
export const MEMBER_REFERENCE = 'uuid references member (id) on delete set null'

/** The words of a closed list, as SQL writes them. Only for words of our own. */
export function words(list: readonly string[]): string {
	return `(${list.map((word) => `'${word}'`).join(', ')})`
}
