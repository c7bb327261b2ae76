/** A reference to a member that becomes null when the account is deleted. */
export const MEMBER_REFERENCE = 'uuid references member (id) on delete set null'

/** The values of a check as an SQL list. Only for trusted constants: nothing is escaped. */
export function sqlList(list: readonly string[]): string {
	return `(${list.map((word) => `'${word}'`).join(', ')})`
}
