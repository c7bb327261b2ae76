import type { Conflict, EditField, ErrorCode, FieldChange } from 'shared-contract'

/** What the editor of a field that somebody else changed meanwhile decided. */
export type ConflictChoice = 'mine' | 'theirs' | 'together'

/** Both texts of a field that somebody else changed meanwhile. They stay in sight until the edit is saved. */
export interface FieldConflict {
	mine: string
	theirs: string
	by: Conflict['by']
	choice: ConflictChoice | undefined
}

/** A field while it is edited. */
export interface EditingField {
	field: EditField
	/** The text that the editor saw, over which alone theirs is written. */
	base: string
	typed: string
	error: ErrorCode | undefined
	conflict: FieldConflict | undefined
}

/** What is to be saved. */
export function changesOf(fields: readonly EditingField[]): FieldChange[] {
	return fields
		.filter(({ base, typed }) => base !== typed)
		.map(({ field, base, typed }) => ({ field, from: base, to: typed }))
}

/** A field as it is typed on; its error is of what stood there before. */
export function withTyped(field: EditingField, typed: string): EditingField {
	return { ...field, typed, error: undefined }
}

/** A field that turned out to have been changed by somebody else; what was typed stays. */
export function withConflict(field: EditingField, conflicts: readonly Conflict[]): EditingField {
	const found = conflicts.find((conflict) => conflict.field === field.field)
	if (!found) return field
	return { ...field, conflict: { mine: field.typed, theirs: found.current, by: found.by, choice: undefined } }
}

/** A field after its editor chose: from now on their text is written over the one that stands. */
export function withChoice(field: EditingField, choice: ConflictChoice): EditingField {
	const { conflict } = field
	if (!conflict) return field
	// Who combines both starts from their own, with the other in sight.
	const typed = choice === 'theirs' ? conflict.theirs : conflict.mine
	return { ...field, base: conflict.theirs, typed, error: undefined, conflict: { ...conflict, choice } }
}
