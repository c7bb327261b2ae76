import { type RawBuilder, sql } from 'kysely'
import {
	CONFIRMATIONS_PAGE_SIZE,
	type Confirmation,
	type ConfirmationKind,
	type ConfirmationSubject,
	type confirmationsRoute,
	entityPath,
	type RouteAnswer,
	titlePath,
} from 'shared-contract'
import type { Columns, Database } from '../../core/database/schema.ts'
import { chosenPicture, type Pictures, pictureUrl } from '../pictures.ts'
import { type LinkRow, namesOf } from '../titleNames.ts'

type TitleSubject = LinkRow & Columns<'title', 'poster_url' | 'year'>

interface EntitySubject {
	id: number
	name: string
	native_name: string | null
	image_url: string | null
	works: string[] | null
}

interface Row {
	id: number
	left: number
	kind: 'name' | 'relation' | 'person' | 'studio'
	proposed: string
	subject: TitleSubject | EntitySubject
	other: TitleSubject | EntitySubject | null
}

const WORKS = 3

const title = (alias: string) =>
	sql`(select to_json(x) from (select ${sql.join(
		['id', 'kind', 'format', 'title', 'english_title', 'native_title', 'romaji_title', 'poster_url', 'year'].map(
			(column) => sql.ref(`${alias}.${column}`),
		),
	)}) x)`

const CREDITS = {
	person: sql`(select title_id, person_id as id from title_staff union select title_id, person_id from title_voice)`,
	studio: sql`(select title_id, studio_id as id from title_studio)`,
}

const entity = (type: 'person' | 'studio', alias: string) => sql`(select to_json(x) from (
	select ${sql.ref(`${alias}.id`)}, ${sql.ref(`${alias}.name`)}, ${sql.ref(`${alias}.native_name`)}, ${sql.ref(`${alias}.image_url`)},
		(select json_agg(w.title) from (
			select t.title from ${CREDITS[type]} r join title t on t.id = r.title_id and t.removed_at is null
			where r.id = ${sql.ref(`${alias}.id`)} order by t.renown desc, t.id limit ${WORKS}
		) w) as works) x)`

const merge = (type: 'person' | 'studio') => sql`select c.id, c.kind, '' as proposed, ${entity(type, 'e')} as subject,
		${entity(type, 'o')} as other, 0 as renown
	from candidate c join ${sql.table(type)} e on e.id = c.subject_id and e.merged_into is null
	join ${sql.table(type)} o on o.id = c.object::int and o.merged_into is null
	where c.kind = ${type} and c.state = 'open'`

/** The open questions of each kind, without those that an edit has answered. */
const QUESTIONS: Record<ConfirmationKind, RawBuilder<unknown>> = {
	name: sql`select c.id, c.kind, c.object as proposed, ${title('t')} as subject, null::json as other, t.renown
		from candidate c join title t on t.id = c.subject_id and t.removed_at is null
		where c.kind = 'name' and c.state = 'open'
			and exists (select from title_name n where n.title_id = t.id and n.name = c.object
				and (n.is_guess or n.language = 'synonym'))
			and not exists (select from title_name n where n.title_id = t.id and n.language like 'pt%' and not n.is_guess)`,
	relation: sql`select c.id, c.kind, split_part(c.object, ' ', 2) as proposed, ${title('t')} as subject, ${title('o')} as other,
			t.renown
		from candidate c join title t on t.id = c.subject_id and t.removed_at is null
		join title o on o.id = split_part(c.object, ' ', 1)::int and o.removed_at is null
		where c.kind = 'relation' and c.state = 'open' and not exists (select from title_relation r
			where (r.title_id, r.target_id) in ((t.id, o.id), (o.id, t.id)))`,
	merge: sql`${merge('person')} union all ${merge('studio')}`,
}

/** The next questions of a kind that a member has not answered. */
export async function readConfirmations(
	db: Database,
	pictures: Pictures,
	{ kind, memberId }: { kind: ConfirmationKind; memberId: string },
): Promise<RouteAnswer<typeof confirmationsRoute>> {
	const { rows } = await sql<Row>`with question as (${QUESTIONS[kind]})
		select q.*, count(*) over ()::int as left from question q
		where not exists (select from candidate_answer a where a.candidate_id = q.id and a.member_id = ${memberId})
		order by q.renown desc, q.id limit ${CONFIRMATIONS_PAGE_SIZE}`.execute(db)
	return { items: rows.map((row) => present(row, kind, pictures)), left: rows[0]?.left ?? 0 }
}

function present(row: Row, kind: ConfirmationKind, pictures: Pictures): Confirmation {
	const { id, proposed, subject, other } = row
	const presented = (each: Row['subject']) =>
		'title' in each ? titleSubject(each, proposed, pictures) : entitySubject(each, row.kind === 'person', pictures)
	return { id, kind, proposed, subject: presented(subject), ...(other && { other: presented(other) }) }
}

function titleSubject(row: TitleSubject, proposed: string, pictures: Pictures): ConfirmationSubject {
	const names = namesOf(row)
	return {
		...names,
		// A guess may be shown as the title: the question is beside the name that is known.
		title: names.title === proposed ? (row.romaji_title ?? names.title) : names.title,
		path: titlePath(row),
		imageUrl: pictureUrl('poster', row.id, row.poster_url, pictures),
		...(row.year === null ? {} : { year: row.year }),
	}
}

function entitySubject(row: EntitySubject, isPerson: boolean, pictures: Pictures): ConfirmationSubject {
	return {
		title: row.name,
		englishTitle: null,
		japaneseTitle: row.native_name,
		path: entityPath(isPerson ? 'person' : 'studio', row.id),
		imageUrl: chosenPicture(row.image_url, pictures),
		works: row.works ?? [],
	}
}
