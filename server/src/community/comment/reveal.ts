import type { RouteAnswer, revealCommentRoute, UploadedPicture } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { toPicture } from '../../core/upload/picture.ts'
import { requireVisibleComment } from './commentRow.ts'
import { contentWithMentions } from './mentions.ts'

/** The text and picture of a spoiler that the viewer chose to read. @throws Problem 404 if it is not visible. */
export async function revealComment(
	db: Database,
	id: number,
	viewerId: string | null,
): Promise<RouteAnswer<typeof revealCommentRoute>> {
	const { text, picture_id, removed_at, hidden_at } = await requireVisibleComment(db, id, {
		memberId: viewerId,
		moderates: false,
	})
	if (removed_at !== null || hidden_at !== null) throw new Problem('request.notFound', 404)
	const picture = picture_id === null ? null : await pictureAt(db, picture_id)
	return contentWithMentions(db, { text, picture }, viewerId)
}

async function pictureAt(db: Database, id: string): Promise<UploadedPicture | null> {
	const size = await db.selectFrom('upload').where('id', '=', id).select(['width', 'height']).executeTakeFirst()
	return size ? toPicture({ id, ...size }) : null
}
