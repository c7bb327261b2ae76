import { sql } from 'kysely'
import type { CommentPage, CommentSort, ReviewSort } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { instantOf, microsOf, readNumberedCursor, writeCursor } from '../../core/http/cursor.ts'
import { notBlocked } from '../../core/identity/visibility/blocked.ts'
import { HELPFULNESS } from '../review/helpfulness.ts'
import { readWithReplies } from './readComments.ts'
import { type CommentTarget, targetColumn } from './target.ts'
import type { Viewer } from './viewer.ts'
import { isVisibleTo } from './visibility.ts'

const ROOTS_PAGE_SIZE = 15
const REPLIES_PAGE_SIZE = 10

const ORDERS = {
	newest: sql.ref('comment.created_at'),
	liked: sql.ref('comment.likes'),
	helpful: HELPFULNESS,
} as const satisfies Record<CommentSort | ReviewSort, unknown>

/** One page of the root comments on a target, each with its first replies. */
export async function discussionPage(
	db: Database,
	target: CommentTarget,
	viewer: Viewer,
	{ sort, after }: { sort: CommentSort | ReviewSort; after: string | undefined },
): Promise<CommentPage> {
	const from = readNumberedCursor(after)
	const order = ORDERS[sort]
	const roots = await db
		.selectFrom('comment')
		.where(targetColumn(target), '=', target.id)
		.where('comment.parent_id', 'is', null)
		.where(isVisibleTo(viewer))
		.where((eb) => notBlocked(eb, viewer.member?.id ?? null, 'comment.member_id'))
		.$if(from !== undefined, (query) => {
			const value = sort === 'newest' ? instantOf(from?.micros ?? '0') : sql`${from?.micros ?? '0'}::bigint`
			return query.where(sql<boolean>`(${order}, comment.id) < (${value}, ${from?.key ?? '0'}::bigint)`)
		})
		.select((eb) => [
			'comment.id',
			(sort === 'newest' ? microsOf(eb.ref('comment.created_at')) : sql<string>`${order}::text`).as('rank'),
		])
		.orderBy(order, 'desc')
		.orderBy('comment.id', 'desc')
		.limit(ROOTS_PAGE_SIZE + 1)
		.execute()
	const page = roots.slice(0, ROOTS_PAGE_SIZE)
	const last = roots.length > ROOTS_PAGE_SIZE ? page.at(-1) : undefined
	const ids = page.map(({ id }) => id)
	return {
		items: await readWithReplies(db, ids, viewer),
		next: last ? writeCursor({ micros: last.rank, key: String(last.id) }) : null,
	}
}

/** One page of the direct replies to a comment, oldest first, each with its own first replies. */
export async function repliesPage(
	db: Database,
	commentId: number,
	viewer: Viewer,
	after: string | undefined,
): Promise<CommentPage> {
	const from = readNumberedCursor(after)
	const replies = await db
		.selectFrom('comment')
		.where('comment.parent_id', '=', commentId)
		.where(isVisibleTo(viewer))
		.where((eb) => notBlocked(eb, viewer.member?.id ?? null, 'comment.member_id'))
		.$if(from !== undefined, (query) =>
			query.where(
				sql<boolean>`(comment.created_at, comment.id) > (${instantOf(from?.micros ?? '0')}, ${from?.key ?? '0'}::bigint)`,
			),
		)
		.select(['comment.id', (eb) => microsOf(eb.ref('comment.created_at')).as('micros')])
		.orderBy('comment.created_at')
		.orderBy('comment.id')
		.limit(REPLIES_PAGE_SIZE + 1)
		.execute()
	const page = replies.slice(0, REPLIES_PAGE_SIZE)
	const last = replies.length > REPLIES_PAGE_SIZE ? page.at(-1) : undefined
	const ids = page.map(({ id }) => id)
	return {
		items: await readWithReplies(db, ids, viewer, [2]),
		next: last ? writeCursor({ micros: last.micros, key: String(last.id) }) : null,
	}
}

/** Counts the comments and replies that the viewer can see. Replies below a blocked member's comment do not count. */
export async function countComments(db: Database, target: CommentTarget, viewer: Viewer): Promise<number> {
	const viewerId = viewer.member?.id ?? null
	const { count } = await db
		.withRecursive('unseen', (with_) =>
			with_
				.selectFrom('comment')
				.where(targetColumn(target), '=', target.id)
				.where((eb) => eb.not(notBlocked(eb, viewerId, 'comment.member_id')))
				.select('comment.id')
				.union((eb) =>
					eb.selectFrom('comment').innerJoin('unseen', 'unseen.id', 'comment.parent_id').select('comment.id'),
				),
		)
		.selectFrom('comment')
		.where(targetColumn(target), '=', target.id)
		.where('comment.removed_at', 'is', null)
		.where('comment.hidden_at', 'is', null)
		.where('comment.id', 'not in', (eb) => eb.selectFrom('unseen').select('unseen.id'))
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.executeTakeFirstOrThrow()
	return count
}
