import { sql } from 'kysely'
import type { moderationLogRoute, RouteAnswer } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { instantOf, microsOf, readNumberedCursor, writeCursor } from '../../core/http/cursor.ts'
import { toAuthor } from '../comment/present.ts'
import { moderatedComments } from './moderatedComment.ts'

const PAGE_SIZE = 20

/** One page of the moderation log, newest first. */
export async function moderationLog(
	db: Database,
	after: string | undefined,
): Promise<RouteAnswer<typeof moderationLogRoute>> {
	const from = readNumberedCursor(after)
	const rows = await db
		.selectFrom('moderation_action as action')
		.leftJoin('member as author', 'author.id', 'action.moderator_id')
		.$if(from !== undefined, (query) =>
			query.where(
				sql<boolean>`(action.created_at, action.id)
					< (${instantOf(from?.micros ?? '0')}, ${from?.key ?? '0'}::bigint)`,
			),
		)
		.select([
			'action.id',
			'action.comment_id',
			'action.action',
			'action.reason',
			'action.created_at',
			'action.comment_version',
			(eb) => microsOf(eb.ref('action.created_at')).as('micros'),
			'author.id as author_id',
			'author.username as author_name',
			'author.avatar_url as author_avatar_url',
			'author.role as author_role',
		])
		.orderBy('action.created_at', 'desc')
		.orderBy('action.id', 'desc')
		.limit(PAGE_SIZE + 1)
		.execute()
	const page = rows.slice(0, PAGE_SIZE)
	const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined
	const comments = await moderatedComments(
		db,
		page.map(({ comment_id }) => comment_id),
	)
	return {
		items: page.flatMap((row) => {
			const comment = comments.get(row.comment_id)
			if (!comment) return []
			const { id, action, reason, created_at, comment_version } = row
			return [
				{
					id: String(id),
					moderator: toAuthor(row),
					action,
					reason,
					createdAt: created_at.toISOString(),
					comment,
					isChangedSince: comment.version !== comment_version,
				},
			]
		}),
		next: last ? writeCursor({ micros: last.micros, key: String(last.id) }) : null,
	}
}
