import type { TitleCard } from 'shared-contract'
import { type Pictures, readCards } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'

const MAX_LISTED = 500

interface Unwanted {
	memberId: string
	titleId: number
	now: Date
}

/** Suggests a title no more. Idempotent. */
export async function rejectTitle(db: Database, { memberId, titleId, now }: Unwanted): Promise<void> {
	await db
		.insertInto('not_interested')
		.values({ member_id: memberId, title_id: titleId, said_at: now })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}

/** Lets a title be suggested again. Idempotent. */
export async function acceptTitle(db: Database, memberId: string, titleId: number): Promise<void> {
	await db.deleteFrom('not_interested').where('member_id', '=', memberId).where('title_id', '=', titleId).execute()
}

/** The titles that a member does not want to be suggested, the latest first. */
export async function rejectedTitles(db: Database, pictures: Pictures, memberId: string): Promise<TitleCard[]> {
	const rows = await db
		.selectFrom('not_interested')
		.where('member_id', '=', memberId)
		.select('title_id')
		.orderBy('said_at', 'desc')
		.orderBy('title_id')
		.limit(MAX_LISTED)
		.execute()
	const { cards } = await readCards(
		db,
		rows.map(({ title_id }) => title_id),
		pictures,
	)
	return cards.map(({ card }) => card)
}
