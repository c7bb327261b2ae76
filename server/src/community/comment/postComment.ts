import { sql } from 'kysely'
import type { CommentWriting } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { uploadUrl } from '../../core/upload/picture.ts'
import { showUpload } from '../../core/upload/use.ts'
import { presentComment, type WrittenComment } from './commentRow.ts'
import type { Place } from './place.ts'
import { lockThread } from './thread.ts'
import { commentText } from './writtenText.ts'

/** Maximum nesting of replies, root included. It limits the queries for a thread and for a removal. */
export const THREAD_DEPTH_MAX = 100

interface Posted {
	id: number
	/** The parent in the thread. */
	parentId: number | null
	/** The answered comment. It differs from the parent only at the maximum depth. */
	answered: WrittenComment | null
}

interface Posting {
	memberId: string
	place: Place
	/** The answered comment. */
	parentId: number | null
	writing: CommentWriting
	now: Date
}

/**
 * Writes a comment or a reply.
 *
 * @throws Problem 400 for an empty text, 404 or 409 if the answered comment or the picture does not exist any more.
 */
export async function postComment(db: Database, { memberId, place, parentId, writing, now }: Posting): Promise<Posted> {
	const text = commentText(writing.text, writing.pictureId !== null)
	const spoiler = spoilerAt(place, writing)
	return inTransaction(db, async (transaction) => {
		const parent = parentId === null ? null : await answeredBy(transaction, parentId, memberId, place)
		const under = parent && (await placeUnder(transaction, parent))
		const { id } = await transaction
			.insertInto('comment')
			.values({
				title_id: place.kind === 'title' ? place.id : null,
				episode_id: place.kind === 'episode' ? place.id : null,
				article_id: place.kind === 'article' ? place.id : null,
				parent_id: under,
				root_id: parent && (parent.root_id ?? parent.id),
				member_id: memberId,
				text,
				image_url: writing.pictureId && uploadUrl(writing.pictureId),
				spoiler_number: furthest(spoiler, parent?.spoiler_number ?? null),
				created_at: now,
			})
			.returning('id')
			.executeTakeFirstOrThrow()
		if (writing.pictureId !== null) {
			await showUpload(transaction, writing.pictureId, { purpose: 'comment', owner: String(id), now })
			await transaction.updateTable('comment').set({ picture_id: writing.pictureId }).where('id', '=', id).execute()
		}
		return { id, parentId: under, answered: parent }
	})
}

/** The spoiler number of a comment. @throws Problem 400 on articles, which have no episodes. */
export function spoilerAt({ titleId }: Place, { spoilerNumber }: CommentWriting): number | null {
	if (spoilerNumber === null) return null
	if (titleId === null) throw new Problem('request.invalid', 400, { fields: { spoilerNumber: 'request.invalid' } })
	return Math.round(spoilerNumber * 10) / 10
}

/** The greater of two spoiler numbers: a reply has at least the number of its parent. */
export function furthest(one: number | null, other: number | null): number | null {
	return one === null || other === null ? (one ?? other) : Math.max(one, other)
}

async function answeredBy(db: Database, parentId: number, memberId: string, place: Place): Promise<WrittenComment> {
	await lockThread(db, parentId)
	const parent = await presentComment(db, parentId, memberId)
	const on = { title: parent.title_id, episode: parent.episode_id, article: parent.article_id }[place.kind]
	if (on !== place.id) throw new Problem('request.notFound', 404)
	return parent
}

/** The parent of a reply: the answered comment, or that comment's parent at the maximum depth. */
async function placeUnder(db: Database, { id, parent_id }: WrittenComment): Promise<number> {
	const { rows } = await sql<{ depth: number }>`with recursive above as (
			select parent_id from comment where id = ${id}
			union all select c.parent_id from comment c join above a on c.id = a.parent_id
		) select count(*)::int as depth from above`.execute(db)
	const depth = rows[0]?.depth ?? 0
	return depth < THREAD_DEPTH_MAX ? id : (parent_id ?? id)
}
