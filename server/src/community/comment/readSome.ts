import type { FastifyRequest } from 'fastify'
import type { Comment } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { findPlaceOfComment, placeColumns } from './place.ts'
import { readComments } from './readComments.ts'
import { readerAt } from './reader.ts'

/**
 * Reads comments by id as the viewer may see them now. Only comments on the target of the first are returned: a page shows
 * one target.
 */
export async function readSome(
	request: FastifyRequest,
	context: AppContext,
	ids: readonly number[],
): Promise<Comment[]> {
	const { db } = context
	const rows = await db
		.selectFrom('comment')
		.where('id', 'in', ids)
		.select(['id', ...placeColumns])
		.orderBy('id')
		.execute()
	const [first] = rows
	if (!first) return []
	const here = rows.filter(
		(row) =>
			row.title_id === first.title_id && row.episode_id === first.episode_id && row.article_id === first.article_id,
	)
	const place = await findPlaceOfComment(db, first)
	if (!place) return []
	const reader = await readerAt(request, context, place)
	return readComments(
		db,
		here.map(({ id }) => id),
		reader,
	)
}
