import type { RawBuilder } from 'kysely'
import type { Kind, RuleResult } from 'shared-contract'
import type { Database } from '../../../core/database/schema.ts'
import type { IsDiscussed } from '../../finders.ts'
import type { FieldTexts } from '../editedFields.ts'

/** A new text of a field, to be written. `before` is the text that it replaces. */
export interface FieldWrite {
	/** The title, episode, person, character or studio. */
	id: number
	memberId: string
	before: string
	after: string
	/** Everything that the same revision writes. */
	revised: FieldTexts
	isDiscussed: IsDiscussed
}

/** What a change means for the current text of its field. */
export interface FieldChanging {
	id: number
	current: string
	/** The text that the editor saw, and the one that they want. */
	from: string
	to: string
}

/** The text before and after a change; `conflict` is the text that stands in its way. */
export type ChangeResult = { before: string; after: string } | { conflict: string }

/** Where a field of an entity `e` is stored, and how it is read, validated and written. On the wire it is a text. */
export interface StoredField {
	/** SQL for the stored value; null without one. */
	stored: RawBuilder<unknown>
	/** The titles that have this field; all without it. */
	kind?: Kind
	/** Converts a stored value to text on the wire. */
	toText(stored: string | null, id: number): string
	/** Validates and normalizes a typed text. */
	validate(typed: string, id: number): RuleResult<string>
	/**
	 * Applies a change to the current text. Without it, a change is written over the text that its editor saw and over no
	 * other.
	 */
	change?(db: Database, changing: FieldChanging): Promise<ChangeResult>
	write(db: Database, write: FieldWrite): Promise<void>
}
