import { expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Comment, Member } from 'shared-contract'
import type { Database, Schema } from '../../core/database/schema.ts'
import { groupBy } from '../../core/groupBy.ts'
import { notBlocked } from '../../core/identity/visibility/blocked.ts'
import { Problem } from '../../core/problem.ts'
import { commentsWithMentions } from './mentions.ts'
import { type CommentRow, toComment } from './present.ts'
import type { CommentTarget } from './target.ts'
import { memberViewer, type Viewer } from './viewer.ts'
import { isVisibleTo } from './visibility.ts'

/** Replies included with a comment, per level of the thread. */
const REPLIES_PER_LEVEL = [3, 2] as const

/** Reads comments by id for a viewer, in any order, without those that a block hides. */
export async function readComments(db: Database, ids: readonly number[], viewer: Viewer): Promise<Comment[]> {
	const rows = await commentRows(db, ids, viewer).where(isVisibleTo(viewer)).execute()
	return present(db, rows, viewer)
}

/** Reads a comment for the member who just wrote it. @throws Problem 409 if it is gone already. */
export async function presentComment(
	db: Database,
	id: number,
	member: Member,
	target: CommentTarget,
): Promise<Comment> {
	const [comment] = await readComments(db, [id], await memberViewer(db, member, target))
	if (!comment) throw new Problem('comment.gone', 409)
	return comment
}

/** Reads the ancestors of a visible comment, even if they are removed. */
export async function readAncestors(db: Database, ids: readonly number[], viewer: Viewer): Promise<Comment[]> {
	const rows = await commentRows(db, ids, viewer).execute()
	return present(db, rows, viewer)
}

/** Reads comments with their first replies, depth first: each reply after its parent. */
export async function readWithReplies(
	db: Database,
	ids: readonly number[],
	viewer: Viewer,
	perLevel: readonly number[] = REPLIES_PER_LEVEL,
): Promise<Comment[]> {
	const all = [...ids]
	let level = ids
	for (const limit of perLevel) {
		level = await firstReplies(db, level, limit, viewer)
		all.push(...level)
	}
	const rows = await commentRows(db, all, viewer).where(isVisibleTo(viewer)).execute()
	return present(db, inReadingOrder(rows, ids), viewer)
}

function present(db: Database, rows: readonly CommentRow[], viewer: Viewer): Promise<Comment[]> {
	const comments = rows.map((row) => toComment(row, viewer))
	return commentsWithMentions(db, comments, viewer.member?.id ?? null)
}

function commentRows(db: Database, ids: readonly number[], viewer: Viewer) {
	const viewerId = viewer.member?.id ?? null
	return db
		.selectFrom('comment')
		.leftJoin('member as author', 'author.id', 'comment.member_id')
		.leftJoin('upload', 'upload.id', 'comment.picture_id')
		.leftJoin('review', 'review.comment_id', 'comment.id')
		.where(sql<SqlBool>`comment.id = any(${[...ids]}::bigint[])`)
		.where((eb) => notBlocked(eb, viewerId, 'comment.member_id'))
		.select((eb) => [
			'comment.id',
			'comment.parent_id',
			'comment.text',
			'comment.spoiler_number',
			'comment.likes',
			'comment.created_at',
			'comment.edited_at',
			'comment.removed_at',
			'comment.hidden_at',
			'comment.hidden_reason',
			'comment.picture_id',
			'upload.width as picture_width',
			'upload.height as picture_height',
			'author.id as author_id',
			'author.username as author_name',
			'author.avatar_url as author_avatar_url',
			'author.role as author_role',
			'comment.review_of',
			'review.helpful',
			'review.unhelpful',
			sql<number | null>`(select exact from title_vote where title_id = ${eb.ref('comment.review_of')}
				and member_id = ${eb.ref('comment.member_id')})`.as('score'),
			sql<boolean | null>`(select is_helpful from review_vote where comment_id = ${eb.ref('review.comment_id')}
				and member_id = ${viewerId}::uuid)`.as('vote'),
			sql<boolean>`exists (select from comment_like where comment_id = ${eb.ref('comment.id')}
				and member_id = ${viewerId}::uuid)`.as('is_liked'),
			eb
				.selectFrom('comment as reply')
				.whereRef('reply.parent_id', '=', 'comment.id')
				.where(isVisibleTo(viewer, 'reply'))
				.where((reply) => notBlocked(reply, viewerId, 'reply.member_id'))
				.select(({ fn }) => fn.countAll<number>().as('count'))
				.$asScalar()
				.$notNull()
				.as('replies'),
		])
}

async function firstReplies(
	db: Database,
	parents: readonly number[],
	limit: number,
	viewer: Viewer,
): Promise<number[]> {
	if (parents.length === 0) return []
	const shown = notBlocked(expressionBuilder<Schema, 'comment'>(), viewer.member?.id ?? null, 'comment.member_id')
	const { rows } = await sql<{ id: number }>`select reply.id
		from unnest(${[...parents]}::bigint[]) as parent (id)
		cross join lateral (
			select comment.id from comment
			where comment.parent_id = parent.id and ${isVisibleTo(viewer)} and ${shown}
			order by comment.created_at, comment.id limit ${limit}
		) reply`.execute(db)
	return rows.map(({ id }) => id)
}

function inReadingOrder(rows: readonly CommentRow[], firsts: readonly number[]): CommentRow[] {
	const byId = new Map(rows.map((row) => [row.id, row]))
	const isFirst = new Set(firsts)
	const answers = groupBy(rows.filter(({ id }) => !isFirst.has(id)).sort(byTime), ({ parent_id }) => parent_id)
	const withAnswers = (row: CommentRow): CommentRow[] => [row, ...(answers.get(row.id) ?? []).flatMap(withAnswers)]
	return firsts.flatMap((id) => {
		const row = byId.get(id)
		return row ? withAnswers(row) : []
	})
}

const byTime = (one: CommentRow, other: CommentRow) =>
	one.created_at.getTime() - other.created_at.getTime() || one.id - other.id
