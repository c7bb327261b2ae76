import { sql } from 'kysely'
import { type CommentSubject, commentTopicKind, titlePath } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { isBlockedEitherWay } from '../../core/identity/visibility/blocked.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'
import { Problem } from '../../core/problem.ts'

/** A title, episode, article or list that comments are written on, or the title of a review. */
export interface CommentTarget {
	kind: 'title' | 'episode' | 'article' | 'list' | 'review'
	id: number
	/** The title that spoiler numbers refer to; articles and lists have none. */
	titleId: number | null
	/** Its name in Portuguese, or its best-known name. */
	name: string
	/** The path of its page. */
	path: string
	/** Whose list it is: who is blocked by them, or blocks them, has no part in its comments. */
	ownerId?: string
}

// Ids are Postgres integers: a greater one cannot exist.
const ID_MAX = 2_147_483_647

/** The columns of a comment's target; exactly one is set. */
export const targetColumns = [
	'comment.title_id',
	'comment.episode_id',
	'comment.article_id',
	'comment.list_id',
	'comment.review_of',
] as const

interface TargetColumns {
	title_id: number | null
	episode_id: number | null
	article_id: number | null
	list_id: number | null
	review_of: number | null
}

/** The target of a comment widget's subject. @throws Problem 404 if it does not exist. */
export async function targetOfSubject(
	db: Database,
	subject: CommentSubject,
	subjectId: string,
): Promise<CommentTarget> {
	return requireTarget(db, commentTopicKind(subject), Number(subjectId))
}

/** The reviews of a title as a target. @throws Problem 404 if the title does not exist. */
export function targetOfReviews(db: Database, titleId: number): Promise<CommentTarget> {
	return requireTarget(db, 'review', titleId)
}

async function requireTarget(db: Database, kind: CommentTarget['kind'], id: number): Promise<CommentTarget> {
	const target = id > ID_MAX ? undefined : await findTarget(db, kind, id)
	if (!target) throw new Problem('request.notFound', 404)
	return target
}

/** The target of a comment, if it was not removed. */
export function findTargetOfComment(db: Database, columns: TargetColumns): Promise<CommentTarget | undefined> {
	const { title_id, episode_id, article_id, list_id, review_of } = columns
	if (title_id !== null) return findTarget(db, 'title', title_id)
	if (episode_id !== null) return findTarget(db, 'episode', episode_id)
	if (review_of !== null) return findTarget(db, 'review', review_of)
	if (list_id !== null) return findTarget(db, 'list', list_id)
	return findTarget(db, 'article', article_id ?? 0)
}

/** The target of a comment. @throws Problem 404 if it was removed. */
export async function targetOfComment(db: Database, columns: TargetColumns): Promise<CommentTarget> {
	const target = await findTargetOfComment(db, columns)
	if (!target) throw new Problem('request.notFound', 404)
	return target
}

/** @throws Problem 404 if a block with the owner of a target hides it from a member. */
export async function refuseBlocked(db: Database, { ownerId }: CommentTarget, memberId: string): Promise<void> {
	if (ownerId !== undefined && (await isBlockedEitherWay(db, memberId, ownerId)))
		throw new Problem('request.notFound', 404)
}

/** The column of `comment` that holds a target's id. */
export function targetColumn({ kind }: Pick<CommentTarget, 'kind'>) {
	return (
		{
			title: 'comment.title_id',
			episode: 'comment.episode_id',
			article: 'comment.article_id',
			list: 'comment.list_id',
			review: 'comment.review_of',
		} as const
	)[kind]
}

function findTarget(db: Database, kind: CommentTarget['kind'], id: number): Promise<CommentTarget | undefined> {
	const finders = { title: findTitle, episode: findEpisode, article: findArticle, list: findList, review: findReviewed }
	return finders[kind](db, id)
}

async function findTitle(db: Database, id: number): Promise<CommentTarget | undefined> {
	const row = await db
		.selectFrom('title')
		.where('id', '=', id)
		.where('removed_at', 'is', null)
		.select(['id', 'kind', 'format', 'title'])
		.executeTakeFirst()
	return row && { kind: 'title', id, titleId: id, name: row.title, path: titlePath(row) }
}

async function findReviewed(db: Database, id: number): Promise<CommentTarget | undefined> {
	const title = await findTitle(db, id)
	return title && { ...title, kind: 'review' }
}

async function findEpisode(db: Database, id: number): Promise<CommentTarget | undefined> {
	const row = await db
		.selectFrom('episode')
		.innerJoin('title', 'title.id', 'episode.title_id')
		.where('episode.id', '=', id)
		.where('title.removed_at', 'is', null)
		.select(['title.id as titleId', 'title.title as name'])
		.executeTakeFirst()
	return row && { kind: 'episode', id, titleId: row.titleId, name: row.name, path: `/episode/${id}` }
}

async function findArticle(db: Database, id: number): Promise<CommentTarget | undefined> {
	const row = await db
		.selectFrom('news_article')
		.where('id', '=', id)
		.where('removed_at', 'is', null)
		.select('title')
		.executeTakeFirst()
	return row && { kind: 'article', id, titleId: null, name: row.title, path: `/news/${id}` }
}

/** SQL condition: a list `l` takes comments, as its owner wants, while everybody may read it. */
export const TAKES_COMMENTS = sql<boolean>`(l.has_comments and l.is_public and l.removed_at is null
	and ${readableMember(null, sql.ref('l.member_id'))})`

async function findList(db: Database, id: number): Promise<CommentTarget | undefined> {
	const { rows } = await sql<{ ownerId: string; name: string }>`select l.member_id as "ownerId", l.title as name
		from custom_list l where l.id = ${id} and ${TAKES_COMMENTS}`.execute(db)
	const [row] = rows
	return row && { kind: 'list', id, titleId: null, ...row, path: `/lists/cl${id}` }
}

/**
 * The number of an episode counted through all seasons of its title. Viewers with less progress see comments on the
 * episode as spoilers elsewhere. An episode that is not regular counts as the first.
 */
export async function episodeNumber(db: Database, episodeId: number): Promise<number> {
	const { rows } = await sql<{ number: number }>`select greatest(1, count(before.id))::int as number
		from episode own
		join season on season.id = own.season_id
		left join (episode before join season s on s.id = before.season_id)
			on before.title_id = own.title_id and before.kind = 'regular' and own.kind = 'regular'
			and (s.number, before.number) <= (season.number, own.number)
		where own.id = ${episodeId}`.execute(db)
	return rows[0]?.number ?? 1
}
