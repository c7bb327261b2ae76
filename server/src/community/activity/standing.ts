import { type RawBuilder, sql } from 'kysely'

type Id = RawBuilder<unknown>

/** The condition that a title can still be looked at. */
export const titleStands = (id: Id) => sql`exists (select from title st where st.id = ${id} and st.removed_at is null)`

/** The same of an episode, which goes with its title. */
export const episodeStands = (id: Id) =>
	sql`exists (select from episode se join title st on st.id = se.title_id
		where se.id = ${id} and st.removed_at is null)`

/** The same of an article. */
export const articleStands = (id: Id) =>
	sql`exists (select from news_article sn where sn.id = ${id} and sn.removed_at is null)`

/** The same of what a revision changed. */
export const revisedStands = (entity: Id, id: Id) =>
	sql`case ${entity} when 'title' then ${titleStands(id)} when 'episode' then ${episodeStands(id)} else ${articleStands(id)} end`
