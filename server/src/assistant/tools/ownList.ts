import type { ProposedEntry, TitleCard } from 'shared-contract'
import { readCards } from '../../catalogue/public.ts'
import { readOwnEntries } from '../../library/public.ts'
import { proposedEntry } from '../proposals/proposeChange.ts'
import type { Toolbox } from './toolbox.ts'

/** The member's saved titles, latest first; null without their consent. */
export async function ownList({ catalogue, listOwnerId }: Toolbox, limit: number): Promise<TitleCard[] | null> {
	if (listOwnerId === null) return null
	const { db, pictures } = catalogue
	const rows = await db
		.selectFrom('saved_title')
		.where('member_id', '=', listOwnerId)
		.select('title_id')
		.orderBy('saved_at', 'desc')
		.orderBy('title_id')
		.limit(limit)
		.execute()
	const ids = rows.map(({ title_id }) => title_id)
	if (ids.length === 0) return []
	const { cards } = await readCards(db, ids, pictures)
	return cards.map(({ card }) => card)
}

/** The member's own entries of cards of their list, by title. */
export async function ownEntries(
	{ catalogue: { db, pictures }, listOwnerId }: Toolbox,
	cards: readonly TitleCard[],
): Promise<Map<number, ProposedEntry>> {
	const titleIds = cards.map(({ id }) => id)
	const entries = listOwnerId === null ? [] : await readOwnEntries(db, { memberId: listOwnerId, titleIds, pictures })
	return new Map(entries.map((entry) => [entry.title.id, proposedEntry(entry)]))
}
