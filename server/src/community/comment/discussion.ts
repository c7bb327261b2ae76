import { sql } from 'kysely'
import type { CommentPage, CommentSort } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { instantOf, microsOf, readNumberedCursor, writeCursor } from '../../core/http/cursor.ts'
import { notBlocked } from '../block/blocked.ts'
import { type Place, placeColumn } from './place.ts'
import { readWithReplies } from './readComments.ts'
import type { Reader } from './reader.ts'
import { standsFor } from './standing.ts'

const ROOTS_PAGE_SIZE = 15
const REPLIES_PAGE_SIZE = 10

/** One page of the root comments on a target, each with its first replies. */
export async function discussionPage(
	db: Database,
	place: Place,
	reader: Reader,
	{ sort, after }: { sort: CommentSort; after: string | undefined },
): Promise<CommentPage> {
	const from = readNumberedCursor(after)
	const order = sort === 'newest' ? 'comment.created_at' : 'comment.likes'
	const roots = await db
		.selectFrom('comment')
		.where(placeColumn(place), '=', place.id)
		.where('comment.parent_id', 'is', null)
		.where(standsFor(reader))
		.where((eb) => notBlocked(eb, reader.member?.id ?? null, 'comment.member_id'))
		.$if(from !== undefined, (query) => {
			const value = sort === 'newest' ? instantOf(from?.micros ?? '0') : sql`${from?.micros ?? '0'}::bigint`
			return query.where(sql<boolean>`(${sql.ref(order)}, comment.id) < (${value}, ${from?.key ?? '0'}::bigint)`)
		})
		.select(['comment.id', 'comment.likes', (eb) => microsOf(eb.ref('comment.created_at')).as('micros')])
		.orderBy(order, 'desc')
		.orderBy('comment.id', 'desc')
		.limit(ROOTS_PAGE_SIZE + 1)
		.execute()
	const page = roots.slice(0, ROOTS_PAGE_SIZE)
	const last = roots.length > ROOTS_PAGE_SIZE ? page.at(-1) : undefined
	const ids = page.map(({ id }) => id)
	return {
		items: await readWithReplies(db, ids, reader),
		next: last
			? writeCursor({ micros: sort === 'newest' ? last.micros : String(last.likes), key: String(last.id) })
			: null,
	}
}

/** One page of the direct replies to a comment, oldest first, each with its own first replies. */
export async function repliesPage(
	db: Database,
	commentId: number,
	reader: Reader,
	after: string | undefined,
): Promise<CommentPage> {
	const from = readNumberedCursor(after)
	const replies = await db
		.selectFrom('comment')
		.where('comment.parent_id', '=', commentId)
		.where(standsFor(reader))
		.where((eb) => notBlocked(eb, reader.member?.id ?? null, 'comment.member_id'))
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
		items: await readWithReplies(db, ids, reader, [2]),
		next: last ? writeCursor({ micros: last.micros, key: String(last.id) }) : null,
	}
}

/** Counts the comments and replies that the viewer can see. Replies below a blocked member's comment do not count. */
export async function countComments(db: Database, place: Place, reader: Reader): Promise<number> {
	const readerId = reader.member?.id ?? null
	const { count } = await db
		.withRecursive('unseen', (with_) =>
			with_
				.selectFrom('comment')
				.where(placeColumn(place), '=', place.id)
				.where((eb) => eb.not(notBlocked(eb, readerId, 'comment.member_id')))
				.select('comment.id')
				.union((eb) =>
					eb.selectFrom('comment').innerJoin('unseen', 'unseen.id', 'comment.parent_id').select('comment.id'),
				),
		)
		.selectFrom('comment')
		.where(placeColumn(place), '=', place.id)
		.where('comment.removed_at', 'is', null)
		.where('comment.hidden_at', 'is', null)
		.where('comment.id', 'not in', (eb) => eb.selectFrom('unseen').select('unseen.id'))
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.executeTakeFirstOrThrow()
	return count
}
