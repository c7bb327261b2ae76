import { CONTRIBUTED_FIELDS, type Conflict, type ContributedField, LATER_FIELDS } from 'shared-contract'

/** The fields that stand against an undo, as far as this page has words for them. */
export function contributedFields(conflicts: readonly Conflict[]): ContributedField[] {
	return [...CONTRIBUTED_FIELDS, ...LATER_FIELDS].filter((known) => conflicts.some(({ field }) => field === known))
}
