import type { EntryChange } from 'shared-contract'
import type { Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { changeEntry } from './changeEntry.ts'
import { lockEntry, readEntry } from './entryRow.ts'
import { titleOnSite } from './titleOfEntry.ts'

interface Reached {
	memberId: string
	titleId: number
	/** The watched episode. */
	episode: number
	now: Date
	pictures: Pictures
}

/**
 * Raises the progress of an entry to an episode, never lowers it. What was planned, paused or dropped goes on, the last
 * episode completes, and a completed title stays so. Belongs in a transaction.
 *
 * @returns `known` if the progress is as far already, `beyond` if the title has fewer episodes.
 * @throws Problem 404 if there is no such title, 409 if the list is full.
 */
export async function advanceTo(db: Database, reached: Reached): Promise<'advanced' | 'known' | 'beyond'> {
	const { memberId, titleId, episode, now, pictures } = reached
	const { total } = await titleOnSite(db, titleId)
	if (episode < 1 || (total !== null && episode > total)) return 'beyond'
	// A removed entry is not there: watching it brings it back.
	const entry = await readEntry(db, { memberId, titleId, pictures })
	if (entry && entry.progress.current >= episode) return 'known'
	const locked = await lockEntry(db, { memberId, titleId, now })
	if (locked.progress >= episode) return 'known'
	const isLast = total !== null && episode >= total
	const goesOn = locked.status !== 'rewatching' && locked.status !== 'completed'
	const change: EntryChange = {
		progress: episode,
		...(goesOn && { status: isLast ? 'completed' : locked.is_repeat ? 'rewatching' : 'current' }),
	}
	await changeEntry(db, { memberId, titleId: String(titleId), now, pictures, change })
	return 'advanced'
}
