import { type RawBuilder, sql } from 'kysely'
import { type HeldArticle, type Member, NEWS_RELATED, type NewsArticle } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { BEST_KNOWN } from '../bestKnown.ts'
import type { Pictures } from '../pictures.ts'
import { mayUndo } from '../revision/mayUndo.ts'
import { CARD_COLUMNS, type CardRow, presentCard } from '../titleCard.ts'
import { NEWS_COLUMNS, type NewsRow, presentNews } from './newsCard.ts'

const LARGEST_ID = 2_147_483_647

/** An article with its titles and related articles. @throws Problem 404 for an unknown id. */
export async function readArticle(db: Database, pictures: Pictures, id: number): Promise<NewsArticle> {
	return presentArticle(db, pictures, await requireArticle(db, id, sql`a.removed_at is null`))
}

/** A withheld article for its author or a moderator. @throws Problem 404 for anybody else, and if it is not withheld. */
export async function readHeldArticle(db: Database, pictures: Pictures, id: number, member: Member) {
	const isReader = mayUndo(member) ? sql`true` : sql`a.author_id = ${member.id}`
	const row = await requireArticle(db, id, sql`a.held is not null and ${isReader}`)
	if (row.held === null) throw new Problem('request.notFound', 404)
	return { article: await presentArticle(db, pictures, row), held: row.held }
}

type ArticleRow = NewsRow & { body: string; held: HeldArticle | null }

async function requireArticle(db: Database, id: number, where: RawBuilder<unknown>): Promise<ArticleRow> {
	const { rows } = await sql<ArticleRow>`select ${NEWS_COLUMNS}, a.body, a.held
		from news_article a left join member m on m.id = a.author_id
		where a.id = ${Math.min(id, LARGEST_ID)} and ${where}`.execute(db)
	const [row] = rows
	if (row?.id !== id) throw new Problem('request.notFound', 404)
	return row
}

async function presentArticle(db: Database, pictures: Pictures, row: ArticleRow): Promise<NewsArticle> {
	const { id } = row
	const [titles, related] = await Promise.all([readTitles(db, id), readRelated(db, row)])
	return {
		...presentNews(row, pictures),
		body: row.body,
		titles: titles.map((title) => presentCard(title, pictures)),
		related: related.map((article) => presentNews(article, pictures)),
	}
}

async function readTitles(db: Database, id: number): Promise<CardRow[]> {
	const { rows } = await sql<CardRow>`select ${CARD_COLUMNS}
		from article_title b join title t on t.id = b.title_id and t.removed_at is null
		left join member m on m.id = t.posted_by
		where b.article_id = ${id} order by ${BEST_KNOWN}`.execute(db)
	return rows
}

/** Related articles: first by the number of shared titles, then the newest of the same category. */
async function readRelated(db: Database, { id, category }: NewsRow): Promise<NewsRow[]> {
	const { rows } = await sql<NewsRow>`
		with by_title as (
			select other.article_id as id, count(*) as shared
			from article_title own join article_title other on other.title_id = own.title_id
			where own.article_id = ${id} and other.article_id <> ${id} group by other.article_id
		), by_category as (
			select id, 0 as shared from news_article
			where category = ${category} and removed_at is null and id <> ${id}
			order by published_at desc, id desc limit ${NEWS_RELATED}
		), picked as (
			select id, max(shared) as shared from (select * from by_title union all select * from by_category) found group by id
		)
		select ${NEWS_COLUMNS} from picked p join news_article a on a.id = p.id and a.removed_at is null
		left join member m on m.id = a.author_id
		order by p.shared desc, a.published_at desc, a.id desc limit ${NEWS_RELATED}`.execute(db)
	return rows
}
