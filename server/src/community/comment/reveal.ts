import type { RouteAnswer, revealCommentRoute } from 'shared-contract'
import { Problem } from '../../api/problem.ts'
import type { Database } from '../../database/schema.ts'
import { toPicture } from '../../upload/picture.ts'
import { notBlocked } from '../block/blocked.ts'

/** What a comment says, to who chose to read it. @throws Problem 404 where it is not there for them. */
export async function revealed(
	db: Database,
	id: number,
	readerId: string | null,
): Promise<RouteAnswer<typeof revealCommentRoute>> {
	const row = await db
		.selectFrom('comment')
		.leftJoin('upload', 'upload.id', 'comment.picture_id')
		.where('comment.id', '=', id)
		.where('comment.removed_at', 'is', null)
		.where('comment.hidden_at', 'is', null)
		.where((eb) => notBlocked(eb, readerId, 'comment.member_id'))
		.select(['comment.text', 'upload.id as picture_id', 'upload.width', 'upload.height'])
		.executeTakeFirst()
	if (!row) throw new Problem('request.notFound', 404)
	const { text, picture_id, width, height } = row
	const hasPicture = picture_id !== null && width !== null && height !== null
	return { text, picture: hasPicture ? toPicture({ id: picture_id, width, height }) : null }
}
