import type { FastifyRequest } from 'fastify'
import type { Comment } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { readComments } from './readComments.ts'
import { findTargetOfComment, targetColumns } from './target.ts'
import { viewerAt } from './viewer.ts'

/**
 * Reads comments by id as the viewer may see them now. Only comments on the target of the first are returned: a page shows
 * one target.
 */
export async function readCommentsByIds(
	request: FastifyRequest,
	context: AppContext,
	ids: readonly number[],
): Promise<Comment[]> {
	const { db } = context
	const rows = await db
		.selectFrom('comment')
		.where('id', 'in', ids)
		.select(['id', ...targetColumns])
		.orderBy('id')
		.execute()
	const [first] = rows
	if (!first) return []
	const columns = ['title_id', 'episode_id', 'article_id', 'list_id', 'review_of'] as const
	const onTarget = rows.filter((row) => columns.every((column) => row[column] === first[column]))
	const target = await findTargetOfComment(db, first)
	if (!target) return []
	const viewer = await viewerAt(request, context, target)
	return readComments(
		db,
		onTarget.map(({ id }) => id),
		viewer,
	)
}
