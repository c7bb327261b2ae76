import { type RawBuilder, sql } from 'kysely'

type Id = RawBuilder<unknown>

/** SQL condition: the title exists and is not removed. */
export const titleExists = (id: Id) => sql`exists (select from title st where st.id = ${id} and st.removed_at is null)`

/** SQL condition: the episode exists and its title is not removed. */
export const episodeExists = (id: Id) =>
	sql`exists (select from episode se join title st on st.id = se.title_id
		where se.id = ${id} and st.removed_at is null)`

/** SQL condition: the article exists and is not removed. */
export const articleExists = (id: Id) =>
	sql`exists (select from news_article sn where sn.id = ${id} and sn.removed_at is null)`

/** SQL condition: the entity of a revision exists and is not removed. */
export const revisedEntityExists = (entity: Id, id: Id) =>
	sql`case ${entity} when 'title' then ${titleExists(id)} when 'episode' then ${episodeExists(id)} else ${articleExists(id)} end`
