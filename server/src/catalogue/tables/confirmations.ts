import type { Generated } from 'kysely'
import type { GeneratedInstant } from '../../core/database/columnTypes.ts'

export interface ConfirmationTables {
	/** A question to members: `object` is a name, a title's id and a relation, or the id of a person or studio that would go. */
	candidate: {
		id: Generated<number>
		kind: 'name' | 'relation' | 'person' | 'studio'
		subject_id: number
		object: string
		state: Generated<'open' | 'confirmed' | 'refused'>
		settled_by: string | null
		/** What it changed. */
		revision_id: number | null
	}
	candidate_answer: {
		candidate_id: number
		member_id: string
		answer: 'yes' | 'no' | 'unknown'
		answered_at: GeneratedInstant
	}
}
