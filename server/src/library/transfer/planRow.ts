import type { EntryContent, RowNote, RowReason, RowVerdict, ScoreScale } from 'shared-contract'
import { valueOn } from 'shared-contract/catalogue/scoreScale'
import type { WantedEntry } from './wantedRow.ts'

/** The planned entry of a row and its verdict. */
export interface RowPlan {
	verdict: Exclude<RowVerdict, 'refused'>
	reason: Extract<RowReason, 'kept'> | null
	after: EntryContent
	notes: readonly RowNote[]
}

/** A title's length, and the member's entry and vote, which can exist without an entry. */
export interface TitleState {
	entry: EntryContent | null
	score: number | null
	/** Number of episodes or chapters, if known. */
	total: number | null
	/** True if the title is complete: no episode or chapter follows. */
	hasEnded: boolean
}

const FIELDS = [
	'status',
	'progress',
	'volumes',
	'score',
	'startedOn',
	'finishedOn',
	'rewatches',
	'isRepeat',
	'notes',
	'tags',
	'isPrivate',
] as const

/**
 * Merges a row into the present entry. Missing values of the file change nothing, and a private entry stays private. Other
 * sites let what was seen to its end be current, and what is completed have no progress: both are completed here.
 *
 * @param scale that of the file: a score that it cannot tell from the present one changes nothing.
 * @param isExact true for our own export, whose values stay as they are.
 */
export function planRow(
	wanted: WantedEntry,
	row: { overwrites: boolean; isExact?: boolean; scale?: ScoreScale },
	state: TitleState,
): RowPlan {
	const { entry, score } = state
	const merged = withOneRepeat({
		...(entry ?? blank(score)),
		...wanted,
		...finerScore(wanted, row.isExact ? undefined : row.scale, score),
	})
	const { after, notes } = row.isExact ? { after: merged, notes: [] } : settled(merged, state)
	const plan = { reason: null, after, notes: merged.status === 'planned' && wanted.progress ? PLANNED : notes }
	if (entry === null) return { ...plan, verdict: 'created' }
	const isThere = (content: EntryContent) =>
		FIELDS.every((field) => String(content[field] ?? false) === String(entry[field] ?? false))
	// Also with the file's own values: an entry may stay as the member left it.
	if (isThere(after) || isThere(merged)) return { verdict: 'unchanged', reason: null, after: entry, notes: [] }
	if (!row.overwrites) return { verdict: 'unchanged', reason: 'kept', after: entry, notes: [] }
	return { ...plan, verdict: 'changed' }
}

function finerScore({ score }: WantedEntry, scale: ScoreScale | undefined, now: number | null) {
	if (!scale || score == null || now === null || !Number.isInteger(score)) return {}
	return valueOn(scale, score) === valueOn(scale, now) ? { score: now } : {}
}

const PLANNED: readonly RowNote[] = ['plannedProgress']

function settled(content: EntryContent, { total, hasEnded }: TitleState): Pick<RowPlan, 'after' | 'notes'> {
	const { status, progress } = content
	if (!total || !hasEnded) return { after: content, notes: [] }
	if (status === 'current' && progress >= total) {
		return { after: withOneRepeat({ ...content, status: 'completed' }), notes: ['allSeen'] }
	}
	if (status === 'completed' && progress === 0) return { after: { ...content, progress: total }, notes: ['filled'] }
	return { after: content, notes: [] }
}

/** Drops the mark of a paused or dropped repeat from a status that tells it already, or that ends it. */
function withOneRepeat({ isRepeat, ...content }: EntryContent): EntryContent {
	const isOpen = isRepeat && content.status !== 'rewatching' && content.status !== 'completed'
	return isOpen ? { ...content, isRepeat } : content
}

function blank(score: number | null): EntryContent {
	return {
		status: 'planned',
		progress: 0,
		volumes: 0,
		score,
		startedOn: null,
		finishedOn: null,
		rewatches: 0,
		notes: '',
		tags: [],
		isPrivate: false,
	}
}
