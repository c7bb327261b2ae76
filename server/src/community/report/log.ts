import { sql } from 'kysely'
import type { moderationLogRoute, RouteAnswer } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { cursorPage, instantOf, microsOf, readNumberedCursor } from '../../core/http/cursor.ts'
import { toAuthor } from '../comment/present.ts'
import { isComment } from './content/comment.ts'
import { loggedContent, presentContent } from './presentCase.ts'
import { readContents } from './presentCases.ts'

const PAGE_SIZE = 20

/** One page of the moderation log, newest first. */
export async function moderationLog(
	context: AppContext,
	after: string | undefined,
	moderatorId: string,
): Promise<RouteAnswer<typeof moderationLogRoute>> {
	const from = readNumberedCursor(after)
	const rows = await context.db
		.selectFrom('moderation_action as action')
		.leftJoin('moderation_case as of', 'of.id', 'action.case_id')
		.leftJoin('member as author', 'author.id', 'action.moderator_id')
		.$if(from !== undefined, (query) =>
			query.where(
				sql<boolean>`(action.created_at, action.id)
					< (${instantOf(from?.micros ?? '0')}, ${from?.key ?? '0'}::bigint)`,
			),
		)
		.select([
			'action.id',
			'action.kind',
			sql<string>`coalesce(of.content_id, action.comment_id::text)`.as('content_id'),
			'of.former',
			'action.action',
			'action.rule',
			'action.reason',
			'action.created_at',
			'action.is_self_review',
			sql<string>`coalesce(action.version, action.comment_version::text)`.as('version'),
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
	const { items, next } = cursorPage(rows, PAGE_SIZE, ({ micros, id }) => ({ micros, key: String(id) }))
	const contents = await readContents(context, items)
	return {
		items: items.flatMap((row) => {
			const content = contents.get(row.kind)?.get(row.content_id)
			if (!content) return []
			return [
				{
					id: String(row.id),
					moderator: toAuthor(row),
					action: row.action,
					rule: row.rule,
					reason: row.reason,
					createdAt: row.created_at.toISOString(),
					content: presentContent(loggedContent(content, row.former), moderatorId),
					isChangedSince: isComment(row.kind) && content.version !== row.version,
					isSelfReviewed: row.is_self_review,
				},
			]
		}),
		next,
	}
}
