import { type EntryChange, exactScore, type ListEntry, type ProposedEntry } from 'shared-contract'
import { ownTitleVote } from '../../catalogue/public.ts'
import { Problem } from '../../core/problem.ts'
import { previewChange } from '../../library/public.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { readWorks } from '../works.ts'

/** A wished change of the list: without a status a title is added as planned, and an entry keeps its own. */
export interface WishedChange extends Pick<EntryChange, 'status' | 'progress' | 'score'> {
	remove?: boolean | undefined
}

/** What came of a wish, or why nothing was proposed. */
export type Proposed =
	| { outcome: 'proposed'; ref: string; from: ProposedEntry | null; to: ProposedEntry | null }
	| { outcome: 'unchanged' | 'beyond' | 'notListed' | 'tooMany'; ref: string }
	| { outcome: 'notAllowed' | 'unknown' }

/** Checks a change by the rules of the list and puts it into the reply, for the member to accept. The list stays as it is. */
export async function proposeChange(
	{ catalogue: { db, pictures }, listOwnerId, propose, works, now }: Toolbox,
	titleId: number,
	{ remove = false, ...change }: WishedChange,
): Promise<Proposed> {
	if (listOwnerId === null || !propose) return { outcome: 'notAllowed' }
	// Only what everybody sees: no reply holds an adult title.
	const work = (await readWorks({ db, pictures }, [titleId])).get(titleId)
	if (!work) return { outcome: 'unknown' }
	const ref = works.add(work)
	const key = { memberId: listOwnerId, titleId: String(titleId), now, pictures }
	const preview = await previewChange(db, { ...key, change }).catch(beyondOf)
	if (preview === 'beyond') return { outcome: 'beyond', ref }
	const { entry, after } = preview
	if (remove && !entry) return { outcome: 'notListed', ref }
	const from = entry && proposedEntry(entry)
	const vote = await ownTitleVote(db, titleId, listOwnerId)
	const to = remove ? null : { status: after.status, progress: after.progress, score: change.score ?? vote }
	if (isSameEntry(from, to)) return { outcome: 'unchanged', ref }
	if (!propose({ titleId, from, to, state: 'open' })) return { outcome: 'tooMany', ref }
	return { outcome: 'proposed', ref, from, to }
}

/** An entry as a proposal shows it. */
export function proposedEntry(entry: ListEntry): ProposedEntry {
	return { status: entry.status, progress: entry.progress.current, score: exactScore(entry) }
}

export function isSameEntry(one: ProposedEntry | null, other: ProposedEntry | null): boolean {
	if (one === null || other === null) return one === other
	return one.status === other.status && one.progress === other.progress && one.score === other.score
}

function beyondOf(error: unknown): 'beyond' {
	if (error instanceof Problem && error.fields?.progress) return 'beyond'
	throw error
}
