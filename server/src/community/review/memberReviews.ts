import { sql } from 'kysely'
import type { MemberReview } from 'shared-contract'
import { type Pictures, readCards } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { cursorPage, instantOf, microsOf, readNumberedCursor } from '../../core/http/cursor.ts'
import { progressOf } from '../comment/progress.ts'
import { readComments } from '../comment/readComments.ts'
import type { Viewer } from '../comment/viewer.ts'

const PAGE_SIZE = 10

interface Wanted {
	ownerId: string
	/** Who reads, before their progress with each title is known. */
	viewer: Omit<Viewer, 'progress'>
	/** False for a visitor, even one of a demo. */
	hasProgress: boolean
	after: string | undefined
	pictures: Pictures
}

/** One page of a member's reviews, newest first, as a viewer may see them. Hidden ones are left out. */
export async function memberReviews(
	db: Database,
	{ ownerId, viewer, hasProgress, after, pictures }: Wanted,
): Promise<{ items: MemberReview[]; next: string | null }> {
	const from = readNumberedCursor(after)
	const rows = await db
		.selectFrom('comment')
		.innerJoin('title', 'title.id', 'comment.review_of')
		.where('comment.member_id', '=', ownerId)
		.where('comment.removed_at', 'is', null)
		.where('comment.hidden_at', 'is', null)
		.where('title.removed_at', 'is', null)
		.$if(from !== undefined, (query) =>
			query.where(
				sql<boolean>`(comment.created_at, comment.id) < (${instantOf(from?.micros ?? '0')}, ${from?.key ?? '0'}::bigint)`,
			),
		)
		.select((eb) => ['comment.id', 'title.id as titleId', microsOf(eb.ref('comment.created_at')).as('micros')])
		.orderBy('comment.created_at', 'desc')
		.orderBy('comment.id', 'desc')
		.limit(PAGE_SIZE + 1)
		.execute()
	const page = cursorPage(rows, PAGE_SIZE, ({ micros, id }) => ({ micros, key: String(id) }))
	const { cards } = await readCards(
		db,
		page.items.map(({ titleId }) => titleId),
		pictures,
	)
	const cardOf = new Map(cards.map(({ card }) => [card.id, card]))
	const items = await Promise.all(
		page.items.map(async ({ id, titleId }): Promise<MemberReview[]> => {
			const progress = viewer.member && hasProgress ? await progressOf(db, viewer.member.id, titleId) : 0
			const [review] = await readComments(db, [id], { ...viewer, progress })
			const title = cardOf.get(titleId)
			return review && title ? [{ title, review }] : []
		}),
	)
	return { items: items.flat(), next: page.next }
}
