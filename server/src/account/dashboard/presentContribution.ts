import {
	type ActivitySubject,
	CONTRIBUTED_FIELDS,
	type ContributedChange,
	type ContributedField,
	type Contribution,
	type ContributionState,
	type EditedEntity,
	isListField,
	LATER_FIELDS,
	splitLaterFields,
} from 'shared-contract'
import { htmlToText, type MemberColumns, presentMember } from '../../catalogue/public.ts'
import { excerpts } from './excerpt.ts'

const FIELDS: readonly ContributedField[] = [...CONTRIBUTED_FIELDS, ...LATER_FIELDS]

type Texts = Partial<Record<ContributedField, string>>

/** A revision with its author and the name of its entity. */
export interface ContributionRow extends MemberColumns {
	id: number
	entity: EditedEntity | 'article'
	entity_id: number
	made_at: Date
	before: Texts | null
	after: Texts | null
	undoes: number | null
	undone_by: number | null
	name: string | null
}

interface CurrentSubject {
	subject: ActivitySubject | null
	/** The present texts of the fields. */
	texts: Texts
}

/** Presents a revision for its author and the moderators. */
export function presentContribution(row: ContributionRow, current: CurrentSubject, isModerator: boolean): Contribution {
	const state = stateOf(row, current.texts)
	const { known, later } = splitLaterFields(changesOf(row))
	return {
		id: row.id,
		action: row.undoes !== null ? 'undone' : row.before === null ? 'created' : 'edited',
		user: presentMember(row),
		at: row.made_at.toISOString(),
		subject: current.subject,
		name: row.name ?? '',
		fields: known,
		...(later.length > 0 ? { later } : {}),
		state,
		mayUndo: isModerator && state === 'standing' && isUndoable(row, current),
	}
}

function stateOf(row: ContributionRow, current: Texts): ContributionState {
	if (row.undone_by !== null) return 'undone'
	const { before, after } = row
	if (before === null || after === null) return 'standing'
	// A list is merged: only an undo knows whether the same items were changed since.
	return FIELDS.some(
		(field) => !isListField(field) && after[field] !== undefined && after[field] !== (current[field] ?? ''),
	)
		? 'conflict'
		: 'standing'
}

// A creation or removal of a title or article can be undone; an edit only of an existing title or episode.
function isUndoable({ before, after, entity, name }: ContributionRow, { subject }: CurrentSubject): boolean {
	if (before === null || after === null) return entity === 'title' || entity === 'article'
	if (entity !== 'title' && entity !== 'episode' && entity !== 'article') return name !== null
	return subject !== null && entity !== 'article'
}

function changesOf({ before, after }: ContributionRow): ContributedChange[] {
	if (after === null) return []
	return FIELDS.flatMap((field): ContributedChange[] => {
		const became = after[field]
		if (became === undefined) return []
		// Half of a list could not be read.
		if (isListField(field)) return [{ field, before: before?.[field] ?? '', after: became }]
		return [{ field, ...excerpts(plain(field, before?.[field] ?? ''), plain(field, became)) }]
	})
}

function plain(field: ContributedField, text: string): string {
	return field === 'content' ? htmlToText(text) : text
}
