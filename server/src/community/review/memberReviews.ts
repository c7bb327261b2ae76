import { sql } from 'kysely'
import type { MemberReview } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { cursorPage, instantOf, microsOf, readNumberedCursor } from '../../core/http/cursor.ts'
import { progressOf } from '../../library/public.ts'
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
}

/** One page of a member's reviews, newest first, as a viewer may see them. Hidden ones are left out. */
export async function memberReviews(
	db: Database,
	{ ownerId, viewer, hasProgress, after }: Wanted,
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
		.select((eb) => [
			'comment.id as reviewId',
			microsOf(eb.ref('comment.created_at')).as('micros'),
			'title.id',
			'title.kind',
			'title.format',
			'title.title',
			'title.english_title as englishTitle',
			'title.native_title as japaneseTitle',
			'title.romaji_title as romajiTitle',
		])
		.orderBy('comment.created_at', 'desc')
		.orderBy('comment.id', 'desc')
		.limit(PAGE_SIZE + 1)
		.execute()
	const page = cursorPage(rows, PAGE_SIZE, ({ micros, reviewId }) => ({ micros, key: String(reviewId) }))
	const items = await Promise.all(
		page.items.map(async ({ micros: _micros, reviewId, ...title }): Promise<MemberReview[]> => {
			const progress = viewer.member && hasProgress ? await progressOf(db, viewer.member.id, title.id) : 0
			const [review] = await readComments(db, [reviewId], { ...viewer, progress })
			return review ? [{ title, review }] : []
		}),
	)
	return { items: items.flat(), next: page.next }
}
