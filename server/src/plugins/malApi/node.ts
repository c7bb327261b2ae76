import { type RawBuilder, sql } from 'kysely'
import type { Kind } from 'shared-contract'
import { pictureUrl } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import type { Page } from './page.ts'
import { SHOWN_NAME, type TitleField, type TitleQuery, titleFields } from './titleFields.ts'
import { MAL_SITES } from './words.ts'

/** A title as MyAnimeList calls it, with the fields that were asked for. */
export type Node = Record<string, unknown>

/** The columns of a node that are always read, and one for each field. */
export interface NodeRow {
	id: number
	mal_id: string
	shown: string
	poster_url: string | null
	[field: string]: unknown
}

const byKind = <Value>(value: (kind: Kind) => Value): Record<Kind, Value> => ({
	anime: value('anime'),
	manga: value('manga'),
})

const malIds = (
	kind: Kind,
) => sql`external_id x where x.title_id = t.id and x.site = any(${[...MAL_SITES[kind]]}::text[])
	and x.id ~ '^[1-9][0-9]{0,8}$'`

/** SQL for the id of `title t` at MyAnimeList; of several, the lowest. */
export const MAL_ID = byKind(
	(kind) => sql<string>`(select x.id from ${malIds(kind)} order by length(x.id), x.id limit 1)`,
)
/** SQL condition: `title t` has an id at MyAnimeList, so that clients see it. */
export const HAS_MAL_ID = byKind((kind) => sql<boolean>`exists (select from ${malIds(kind)})`)

/** The id of the title with an id at MyAnimeList. */
export async function titleOfMalId(db: Database, kind: Kind, malId: string): Promise<number | undefined> {
	const { rows } = await sql<{ id: number }>`select t.id from external_id x
		join title t on t.id = x.title_id and t.kind = ${kind} and t.removed_at is null
		where x.id = ${malId} and x.site = any(${[...MAL_SITES[kind]]}::text[]) order by t.id limit 1`.execute(db)
	return rows[0]?.id
}

/** The columns of `title t` that {@link presentNode} needs. */
export function nodeColumns(query: TitleQuery, fields = titleFields(query)): RawBuilder<unknown> {
	const asked = askedFields(query, fields).map(([name, { select }]) => sql`, ${select} as ${sql.ref(name)}`)
	return sql`t.id, ${MAL_ID[query.kind]} as mal_id, ${SHOWN_NAME} as shown, t.poster_url ${sql.join(asked, sql` `)}`
}

/** Presents a title with its id, name and picture, and the fields that were asked for and are known. */
export function presentNode(row: NodeRow, query: TitleQuery, fields = titleFields(query)): Node {
	const node: Node = { id: Number(row.mal_id), title: row.shown, main_picture: mainPicture(row, query) }
	for (const [name, { present }] of askedFields(query, fields)) {
		const value = row[name] === null ? null : present(row[name])
		if (value !== null && value !== undefined) node[name] = value
	}
	return node
}

// Names of columns come from our table, never from the request.
function askedFields({ fields }: TitleQuery, known: Record<string, TitleField>): [string, TitleField][] {
	return Object.entries(known).filter(([name]) => fields.has(name))
}

/** The poster; we have one size of it. */
export function mainPicture({ id, poster_url }: NodeRow, { origin, pictures }: TitleQuery) {
	const address = new URL(pictureUrl('poster', id, poster_url, pictures), origin).href
	return { medium: address, large: address }
}

/** A page of those titles of a list that have an id at MyAnimeList, in their order, and one title more. */
export async function readNodes(
	db: Database,
	query: TitleQuery,
	ids: readonly number[],
	{ limit, offset }: Page,
): Promise<NodeRow[]> {
	const { rows } = await sql<NodeRow>`select ${nodeColumns(query)}
		from (select t.id as title_id, w.place from unnest(${[...ids]}::int[]) with ordinality as w (id, place)
			join title t on t.id = w.id and t.removed_at is null and ${HAS_MAL_ID[query.kind]}
			order by w.place limit ${limit + 1} offset ${offset}) w
		join title t on t.id = w.title_id order by w.place`.execute(db)
	return rows
}
