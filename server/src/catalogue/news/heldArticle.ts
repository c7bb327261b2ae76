import { sql } from 'kysely'
import type { HeldArticle } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { recordChanges } from '../recordChanges.ts'
import { insertRevision } from '../revision/writeRevision.ts'

/** Withholds an article: it goes from every page and list, and its author and moderators still see it. Call it in a transaction. */
export async function withholdArticle(db: Database, id: number, held: HeldArticle, now: Date): Promise<void> {
	await recordChanges(db, { articles: [id] })
	await sql`update news_article set held = ${held}, removed_at = coalesce(removed_at, ${now}) where id = ${id}`.execute(
		db,
	)
}

/**
 * Publishes a withheld article. One that was never published appears as of now, with the first revision of its author. Call it in
 * a transaction.
 */
export async function publishHeldArticle(db: Database, id: number, now: Date): Promise<void> {
	await recordChanges(db, { articles: [id] })
	const { rows } = await sql<{ memberId: string | null; after: Record<string, string> }>`
		select author_id as "memberId", json_build_object('title', title, 'summary', excerpt, 'content', body,
			'imageUrl', coalesce(image_url, '')) as after
		from news_article a where id = ${id}
			and not exists (select from revision r where r.entity = 'article' and r.entity_id = a.id)`.execute(db)
	const [first] = rows
	const published = first ? sql`${now}` : sql`published_at`
	await sql`update news_article set held = null, removed_at = null, published_at = ${published}
		where id = ${id} and held is not null`.execute(db)
	if (first?.memberId) {
		const { memberId, after } = first
		await insertRevision(db, { entity: 'article', id, before: null, after, memberId, now })
	}
}
