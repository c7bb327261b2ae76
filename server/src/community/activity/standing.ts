import { type RawBuilder, sql } from 'kysely'

type Id = RawBuilder<unknown>

/** SQL condition: the title exists and is not removed. */
export const titleStands = (id: Id) => sql`exists (select from title st where st.id = ${id} and st.removed_at is null)`

/** SQL condition: the episode exists and its title is not removed. */
export const episodeStands = (id: Id) =>
	sql`exists (select from episode se join title st on st.id = se.title_id
		where se.id = ${id} and st.removed_at is null)`

/** SQL condition: the article exists and is not removed. */
export const articleStands = (id: Id) =>
	sql`exists (select from news_article sn where sn.id = ${id} and sn.removed_at is null)`

/** SQL condition: the entity of a revision exists and is not removed. */
export const revisedStands = (entity: Id, id: Id) =>
	sql`case ${entity} when 'title' then ${titleStands(id)} when 'episode' then ${episodeStands(id)} else ${articleStands(id)} end`
