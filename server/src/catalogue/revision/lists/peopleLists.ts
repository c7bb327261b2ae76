import { sql } from 'kysely'
import { type ListItem, RELATIONS } from 'shared-contract'
import { insertRows } from '../../../core/database/insertRows.ts'
import { storedRole } from '../../staffRoles.ts'
import { listField } from './listField.ts'
import { rowsField } from './rowsField.ts'

const ref = (table: string) =>
	sql`json_build_object('id', ${sql.ref(`${table}.id`)}, 'name', ${sql.ref(`${table}.name`)})`

export const studiosField = rowsField({
	field: 'studios',
	kind: 'anime',
	refs: { studio: 'studio' },
	rows: sql`select ${ref('s')} as studio, o.role from title_studio o join studio s on s.id = o.studio_id
		where o.title_id = e.id order by o.role desc, s.name, s.id`,
	table: 'title_studio',
	row: ({ studio, role }) => ({ studio_id: studio.id ?? 0, role }),
})

/** The characters of a title. A character with a voice stays in the cast of the page. */
export const castField = rowsField({
	field: 'cast',
	refs: { character: 'character' },
	rows: sql`select ${ref('c')} as character, o.role from title_cast o join character c on c.id = o.character_id
		where o.title_id = e.id order by o.position`,
	table: 'title_cast',
	row: ({ character, role }, position) => ({
		position,
		character_id: character.id ?? 0,
		role,
	}),
})

/** Who speaks which character in which language. */
export const voicesField = rowsField({
	field: 'voices',
	kind: 'anime',
	refs: { character: 'character', person: 'person' },
	rows: sql`select ${ref('c')} as character, v.language, ${ref('p')} as person
		from title_voice v join character c on c.id = v.character_id join person p on p.id = v.person_id
		left join title_cast o on o.title_id = v.title_id and o.character_id = v.character_id
		where v.title_id = e.id order by o.position, c.id, v.language, p.name, p.id`,
	table: 'title_voice',
	row: ({ character, language, person }) => ({
		character_id: character.id ?? 0,
		language,
		person_id: person.id ?? 0,
	}),
})

export const staffField = rowsField({
	field: 'staff',
	refs: { person: 'person' },
	rows: sql`select ${ref('p')} as person, o.role from title_staff o join person p on p.id = o.person_id
		where o.title_id = e.id order by o.position`,
	table: 'title_staff',
	row: ({ person, role }, position) => ({
		position,
		role: storedRole(role),
		person_id: person.id ?? 0,
	}),
})

/** The related titles that this title declares. Those that no import has found yet stay. */
export const relationsField = listField({
	field: 'relations',
	refs: { title: 'title' },
	rows: sql`select case when r.kind = any(${[...RELATIONS]}::text[]) then r.kind else 'other' end as relation, json_build_object('id', t.id, 'name', t.title) as title
		from (select distinct on (target_id) * from title_relation where title_id = e.id order by target_id, position) r
		join title t on t.id = r.target_id and t.removed_at is null and t.id <> e.id order by r.position`,
	async write(db, relations: ListItem<'relations'>[], { id }) {
		await sql`delete from title_relation where title_id = ${id} and target_id is not null`.execute(db)
		const { rows } = await sql<{ next: number }>`select coalesce(max(position) + 1, 0)::int as next from title_relation
			where title_id = ${id}`.execute(db)
		const next = rows[0]?.next ?? 0
		await insertRows(
			db,
			'title_relation',
			relations
				.filter(({ title }) => title.id !== id)
				.map(({ relation, title }, place) => ({
					title_id: id,
					position: next + place,
					kind: relation,
					target_id: title.id,
				})),
		)
	},
})
