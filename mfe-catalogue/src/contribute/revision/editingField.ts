import type { Conflict, EditField, ErrorCode, FieldChange, TextDraft } from 'shared-contract'

/** How the editor resolves a conflict. */
export type ConflictResolution = 'mine' | 'theirs' | 'combined'

/** Both texts of a field that another member changed meanwhile. They stay visible until the edit is saved. */
export interface FieldConflict {
	mine: string
	theirs: string
	by: Conflict['by']
	resolution: ConflictResolution | undefined
}

/** The draft that a typed text began as. */
export interface UsedDraft {
	id: number
	/** Its text, and the one that it replaced; unknown once the form was closed. */
	text?: string
	replaced?: string
	/** The article that it is from. */
	sourceUrl?: string | null
	/** The editor read it and stands by it. */
	confirmed: boolean
}

/** The state of a field of the edit form. */
export interface EditingField {
	field: EditField
	/** The text that the editor saw. The server refuses to overwrite any other text. */
	base: string
	typed: string
	error: ErrorCode | undefined
	conflict: FieldConflict | undefined
	draft?: UsedDraft | undefined
}

/** The changes to save. */
export function changesOf(fields: readonly EditingField[]): FieldChange[] {
	return fields
		.filter(({ base, typed }) => base !== typed)
		.map(({ field, base, typed, draft }) => ({
			field,
			from: base,
			to: typed,
			...(draft ? { draft: draft.id, confirmed: draft.confirmed } : {}),
		}))
}

/** Sets the typed text and clears the error, which was about the previous text. Nothing of a draft is left in an empty one. */
export function withTyped(field: EditingField, typed: string): EditingField {
	return { ...field, typed, error: undefined, draft: typed === '' ? undefined : field.draft }
}

/** Puts a draft in place of the typed text; without one, what it replaced comes back. */
export function withDraft(field: EditingField, draft: TextDraft | undefined): EditingField {
	if (!draft) return { ...field, typed: field.draft?.replaced ?? field.typed, error: undefined, draft: undefined }
	// What was written into an earlier draft is the text that a further one replaces.
	const before = field.draft?.text === field.typed ? field.draft.replaced : undefined
	const replaced = before ?? field.typed
	const { id, text, sourceUrl } = draft
	return { ...field, typed: text, error: undefined, draft: { id, text, sourceUrl, replaced, confirmed: false } }
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
