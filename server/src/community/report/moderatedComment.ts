import { commentAnchor, reviewAnchor, titlePath } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { pictureOf, toAuthor } from '../comment/present.ts'
import { TAKES_COMMENTS } from '../comment/target.ts'
import type { FoundContent } from './content/content.ts'

/** Presents comments for moderators: the whole text and the target, even if removed. */
export async function moderatedComments(db: Database, ids: readonly number[]): Promise<FoundContent[]> {
	if (ids.length === 0) return []
	const rows = await db
		.selectFrom('comment')
		.leftJoin('member as author', 'author.id', 'comment.member_id')
		.leftJoin('upload', 'upload.id', 'comment.picture_id')
		.leftJoin('episode', 'episode.id', 'comment.episode_id')
		.leftJoin('title', (join) =>
			join.on((eb) =>
				eb(eb.fn.coalesce('comment.title_id', 'episode.title_id', 'comment.review_of'), '=', eb.ref('title.id')),
			),
		)
		.leftJoin('news_article', 'news_article.id', 'comment.article_id')
		.leftJoin('custom_list as l', 'l.id', 'comment.list_id')
		.where('comment.id', 'in', ids)
		.select([
			'comment.id',
			'comment.text',
			'comment.created_at',
			'comment.version',
			'comment.removed_at',
			'comment.hidden_at',
			'comment.episode_id',
			'comment.review_of',
			'comment.picture_id',
			'upload.width as picture_width',
			'upload.height as picture_height',
			'author.id as author_id',
			'author.username as author_name',
			'author.avatar_url as author_avatar_url',
			'author.role as author_role',
			'title.id as title_id',
			'title.kind as title_kind',
			'title.format as title_format',
			'title.title as title_name',
			'title.is_adult as title_is_adult',
			'news_article.id as article_id',
			'news_article.title as article_title',
			'comment.list_id',
			'l.title as list_title',
			TAKES_COMMENTS.as('takes_comments'),
		])
		.execute()
	return rows.map((row) => ({ ...commentOf(row), ...placeOf(row) }))

	function commentOf(row: (typeof rows)[number]): Omit<FoundContent, 'on' | 'path'> {
		return {
			id: String(row.id),
			kind: row.review_of === null ? 'comment' : 'review',
			author: toAuthor(row),
			owners: row.author_id === null ? [] : [row.author_id],
			title: '',
			text: row.text,
			picture: pictureOf(row),
			pictures: [],
			createdAt: row.created_at,
			version: String(row.version),
			state: row.removed_at !== null ? 'removed' : row.hidden_at !== null ? 'hidden' : 'shown',
			isPrivate: row.list_id !== null && !row.takes_comments,
		}
	}

	function placeOf(row: (typeof rows)[number]): Pick<FoundContent, 'on' | 'path'> {
		const anchor = (row.review_of === null ? commentAnchor : reviewAnchor)(String(row.id))
		const { title_id: id, title_kind: kind, title_format: format } = row
		// Moderators judge the text; an adult title is no more theirs to see than anybody's.
		if (row.title_is_adult) return { on: '18+', path: '/' }
		if (row.article_id !== null) return { on: row.article_title ?? '', path: `/news/${row.article_id}#${anchor}` }
		if (row.list_id !== null && !row.takes_comments) return { on: '', path: null }
		if (row.list_id !== null) return { on: row.list_title ?? '', path: `/lists/cl${row.list_id}#${anchor}` }
		if (row.episode_id !== null) return { on: row.title_name ?? '', path: `/episode/${row.episode_id}#${anchor}` }
		const page = id !== null && kind !== null && format !== null ? titlePath({ id, kind, format }) : '/'
		return { on: row.title_name ?? '', path: `${page}#${anchor}` }
	}
}
