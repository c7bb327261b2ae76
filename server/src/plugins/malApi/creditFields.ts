import { sql } from 'kysely'
import type { TitleField } from './titleFields.ts'
import { AUTHOR_ROLES } from './words.ts'

const unchanged = (value: unknown) => value

/** The weekly broadcast on television, in Japan's time. That of members comes before an imported one. */
export const broadcastField: TitleField = {
	select: sql`(select json_build_object('day_of_the_week', lower(to_char(s.at, 'FMDay')), 'start_time', to_char(s.at, 'HH24:MI'))
		from (select (w.starts_at at time zone 'UTC') + interval '9 hours' as at, w.source, w.id from airing_slot w
			where w.title_id = t.id and w.platform_id is null and w.every = 'week') s
		order by s.source is distinct from 'members', s.at, s.id limit 1)`,
	present: unchanged,
}

export const studiosField: TitleField = {
	select: sql`(select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name, s.id), '[]')
		from title_studio x join studio s on s.id = x.studio_id and s.merged_into is null
		where x.title_id = t.id and x.role = 'studio')`,
	present: unchanged,
}

interface AuthorRow {
	id: number
	name: string
	role: string
}

export const authorsField: TitleField = {
	select: sql`(select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'role', split_part(o.role, ' ', 1))
			order by o.position), '[]')
		from title_staff o join person p on p.id = o.person_id
		where o.title_id = t.id and split_part(o.role, ' ', 1) = any(${Object.keys(AUTHOR_ROLES)}::text[]))`,
	// The value is what the SQL above selects.
	present: (value) => (value as AuthorRow[]).map(presentAuthor),
}

// We store one name; the last word of it is the family name.
function presentAuthor({ id, name, role }: AuthorRow) {
	const [, first = '', last = ''] = /^(?:(.*)\s)?(\S+)$/s.exec(name) ?? []
	return { node: { id, first_name: first, last_name: last }, role: AUTHOR_ROLES[role] }
}
