import type { Conflict, EditField, ErrorCode, FieldChange } from 'shared-contract'

/** How the editor resolves a conflict. */
export type ConflictResolution = 'mine' | 'theirs' | 'combined'

/** Both texts of a field that another member changed meanwhile. They stay visible until the edit is saved. */
export interface FieldConflict {
	mine: string
	theirs: string
	by: Conflict['by']
	resolution: ConflictResolution | undefined
}

/** The state of a field of the edit form. */
export interface EditingField {
	field: EditField
	/** The text that the editor saw. The server refuses to overwrite any other text. */
	base: string
	typed: string
	error: ErrorCode | undefined
	conflict: FieldConflict | undefined
}

/** The changes to save. */
export function changesOf(fields: readonly EditingField[]): FieldChange[] {
	return fields
		.filter(({ base, typed }) => base !== typed)
		.map(({ field, base, typed }) => ({ field, from: base, to: typed }))
}

/** Sets the typed text and clears the error, which was about the previous text. */
export function withTyped(field: EditingField, typed: string): EditingField {
	return { ...field, typed, error: undefined }
}

/** Adds the conflict of a field, if it has one. The typed text stays. */
export function withConflict(field: EditingField, conflicts: readonly Conflict[]): EditingField {
	const found = conflicts.find((conflict) => conflict.field === field.field)
	if (!found) return field
	return { ...field, conflict: { mine: field.typed, theirs: found.current, by: found.by, resolution: undefined } }
}

/** Resolves a conflict: the current text becomes the base, so that the next save overwrites it. */
export function withResolution(field: EditingField, resolution: ConflictResolution): EditingField {
	const { conflict } = field
	if (!conflict) return field
	// Combining starts from the editor's own text.
	const typed = resolution === 'theirs' ? conflict.theirs : conflict.mine
	return { ...field, base: conflict.theirs, typed, error: undefined, conflict: { ...conflict, resolution } }
}
