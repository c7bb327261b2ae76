import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { TAKES_COMMENTS } from './target.ts'

const TOPIC = /^(title|episode|article|list|review):([1-9]\d{0,8})$/

/** Filters topics (`title:1`, `review:1`) to those whose title, episode or article exists, or whose list takes comments. */
export async function subscribableTopics(db: Database, topics: readonly string[]): Promise<string[]> {
	const idsOf = (kind: string) =>
		topics.flatMap((topic) => {
			const [, named, id] = TOPIC.exec(topic) ?? []
			return named === kind ? [Number(id)] : []
		})
	const { rows } = await sql<{ topic: string }>`
		select 'title:' || id as topic from title where id = any(${idsOf('title')}) and removed_at is null
		union all
		select 'review:' || id from title where id = any(${idsOf('review')}) and removed_at is null
		union all
		select 'episode:' || e.id from episode e join title t on t.id = e.title_id
		where e.id = any(${idsOf('episode')}) and t.removed_at is null
		union all
		select 'article:' || id from news_article where id = any(${idsOf('article')}) and removed_at is null
		union all
		select 'list:' || l.id from custom_list l where l.id = any(${idsOf('list')}) and ${TAKES_COMMENTS}`.execute(db)
	return rows.map(({ topic }) => topic)
}
