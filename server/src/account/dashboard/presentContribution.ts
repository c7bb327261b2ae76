import {
	type ActivitySubject,
	artworkPath,
	CONTRIBUTED_FIELDS,
	type ContributedChange,
	type ContributedField,
	type Contribution,
	type ContributionState,
	LATER_FIELDS,
	splitLaterFields,
} from 'shared-contract'
import { textOf } from '../../catalogue/public.ts'
import { excerpts } from './excerpt.ts'

const FIELDS: readonly ContributedField[] = [...CONTRIBUTED_FIELDS, ...LATER_FIELDS]

type Texts = Partial<Record<ContributedField, string>>

/** A revision with whatever it is of. */
export interface ContributionRow {
	id: number
	entity: 'title' | 'episode' | 'article'
	entity_id: number
	made_at: Date
	before: Texts | null
	after: Texts | null
	undoes: number | null
	undone_by: number | null
	member_id: string | null
	username: string | null
	avatar_url: string | null
	name: string | null
}

interface Standing {
	subject: ActivitySubject | null
	/** What the fields say now. */
	texts: Texts
}

/** A revision as its author and the moderators see it. */
export function presentContribution(row: ContributionRow, standing: Standing, isModerator: boolean): Contribution {
	const state = stateOf(row, standing.texts)
	const { known, later } = splitLaterFields(changesOf(row))
	return {
		id: row.id,
		action: row.undoes !== null ? 'undone' : row.before === null ? 'created' : 'edited',
		user: userOf(row),
		at: row.made_at.toISOString(),
		subject: standing.subject,
		name: row.name ?? '',
		fields: known,
		...(later.length > 0 ? { later } : {}),
		state,
		mayUndo: isModerator && state === 'standing' && isUndoable(row, standing),
	}
}

function stateOf(row: ContributionRow, current: Texts): ContributionState {
	if (row.undone_by !== null) return 'undone'
	const { before, after } = row
	if (before === null || after === null) return 'standing'
	return FIELDS.some((field) => after[field] !== undefined && after[field] !== (current[field] ?? ''))
		? 'conflict'
		: 'standing'
}

// What was made can be taken out, and what was taken out brought in again; a text is changed where there is something.
function isUndoable({ before, after, entity }: ContributionRow, { subject }: Standing): boolean {
	if (before === null || after === null) return entity !== 'episode'
	return subject !== null && entity !== 'article'
}

function userOf({ member_id, username, avatar_url }: ContributionRow): Contribution['user'] {
	if (member_id === null || username === null) return null
	return { name: username, avatarUrl: avatar_url ?? artworkPath('avatar', member_id) }
}

function changesOf({ before, after }: ContributionRow): ContributedChange[] {
	if (after === null) return []
	return FIELDS.flatMap((field): ContributedChange[] => {
		const became = after[field]
		if (became === undefined) return []
		return [{ field, ...excerpts(plain(field, before?.[field] ?? ''), plain(field, became)) }]
	})
}

function plain(field: ContributedField, text: string): string {
	return field === 'content' ? textOf(text) : text
}
