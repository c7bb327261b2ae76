import { sql } from 'kysely'
import { type CommentSubject, commentTopicKind, titlePath } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'

/** What comments stand on. */
export interface Place {
	kind: 'title' | 'episode' | 'article'
	id: number
	/** The title that spoilers are counted along; news have none. */
	titleId: number | null
	/** What it is called, in Portuguese or as it is best known. */
	name: string
	/** The address of its page. */
	path: string
}

// Ids are Postgres integers: a greater one names nothing.
const ID_MAX = 2_147_483_647

/** The columns that say what a comment stands on. */
export const placeColumns = ['comment.title_id', 'comment.episode_id', 'comment.article_id'] as const

interface PlaceColumns {
	title_id: number | null
	episode_id: number | null
	article_id: number | null
}

/** What a widget's subject is. @throws Problem 404 where there is no such thing. */
export async function placeOfSubject(db: Database, subject: CommentSubject, subjectId: string): Promise<Place> {
	const id = Number(subjectId)
	const place = id > ID_MAX ? undefined : await placeAt(db, commentTopicKind(subject), id)
	if (!place) throw new Problem('request.notFound', 404)
	return place
}

/** What a comment stands on, where that was not removed. */
export function findPlaceOfComment(db: Database, columns: PlaceColumns): Promise<Place | undefined> {
	const { title_id, episode_id, article_id } = columns
	if (title_id !== null) return placeAt(db, 'title', title_id)
	if (episode_id !== null) return placeAt(db, 'episode', episode_id)
	return placeAt(db, 'article', article_id ?? 0)
}

/** What a comment stands on. @throws Problem 404 where that was removed. */
export async function placeOfComment(db: Database, columns: PlaceColumns): Promise<Place> {
	const place = await findPlaceOfComment(db, columns)
	if (!place) throw new Problem('request.notFound', 404)
	return place
}

/** The column of `comment` that holds a place's id. */
export function placeColumn({ kind }: Pick<Place, 'kind'>) {
	return ({ title: 'comment.title_id', episode: 'comment.episode_id', article: 'comment.article_id' } as const)[kind]
}

/** What stands at a place of a kind, where anything does. */
function placeAt(db: Database, kind: Place['kind'], id: number): Promise<Place | undefined> {
	return { title: findTitle, episode: findEpisode, article: findArticle }[kind](db, id)
}

async function findTitle(db: Database, id: number): Promise<Place | undefined> {
	const row = await db
		.selectFrom('title')
		.where('id', '=', id)
		.where('removed_at', 'is', null)
		.select(['id', 'kind', 'format', 'title'])
		.executeTakeFirst()
	return row && { kind: 'title', id, titleId: id, name: row.title, path: titlePath(row) }
}

async function findEpisode(db: Database, id: number): Promise<Place | undefined> {
	const row = await db
		.selectFrom('episode')
		.innerJoin('title', 'title.id', 'episode.title_id')
		.where('episode.id', '=', id)
		.where('title.removed_at', 'is', null)
		.select(['title.id as titleId', 'title.title as name'])
		.executeTakeFirst()
	return row && { kind: 'episode', id, titleId: row.titleId, name: row.name, path: `/episode/${id}` }
}

async function findArticle(db: Database, id: number): Promise<Place | undefined> {
	const row = await db
		.selectFrom('news_article')
		.where('id', '=', id)
		.where('removed_at', 'is', null)
		.select('title')
		.executeTakeFirst()
	return row && { kind: 'article', id, titleId: null, name: row.title, path: `/news/${id}` }
}

/**
 * Where an episode stands among its title's, all seasons through: what a reader elsewhere must have reached to be shown a
 * comment on its page. Anything but a regular episode counts as the first.
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
