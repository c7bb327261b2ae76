import { sql } from 'kysely'
import type { Kind } from 'shared-contract'
import { relationOf } from '../../catalogue/public.ts'
import { HAS_MAL_ID, MAL_ID, mainPicture, type NodeRow } from './node.ts'
import { field, SHOWN_NAME, type TitleField, type TitleQuery } from './titleFields.ts'
import { RELATION_TYPES } from './words.ts'

const MAX_RELATED = 60

type RelatedRow = NodeRow & { relation: string; reversed: boolean }

/** The related titles of a title with a page of its own, each once. Both lists are always there, as clients expect. */
export function relatedFields(query: TitleQuery): Record<string, TitleField> {
	const related = (kind: Kind) =>
		field<RelatedRow[]>(relatedOfKind(kind), (rows) =>
			[...new Map(rows.toReversed().map((row) => [row.id, row])).values()].reverse().map((row) => present(row, query)),
		)
	return { related_anime: related('anime'), related_manga: related('manga') }
}

// Relations of both directions; those that the title declares come first.
function relatedOfKind(kind: Kind) {
	return sql`(select coalesce(json_agg(to_json(o.*) order by o.reversed, o.position, o.id), '[]') from (
		select r.relation, r.reversed, r.position, other.* from (
			select target_id as id, kind as relation, false as reversed, position from title_relation
				where title_id = t.id and target_id is not null
			union all
			select title_id, kind, true, position from title_relation where target_id = t.id
		) r join lateral (
			select t.id, ${MAL_ID[kind]} as mal_id, ${SHOWN_NAME} as shown, t.poster_url from title t
			where t.id = r.id and t.kind = ${kind} and t.removed_at is null and ${HAS_MAL_ID[kind]}
		) other on true
		order by r.reversed, r.position, other.id limit ${MAX_RELATED}) o)`
}

function present(row: RelatedRow, query: TitleQuery) {
	const relation = RELATION_TYPES[relationOf(row.relation, row.reversed)]
	const words = relation.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
	return {
		node: { id: Number(row.mal_id), title: row.shown, main_picture: mainPicture(row, query) },
		relation_type: relation,
		relation_type_formatted: words.join(' '),
	}
}
