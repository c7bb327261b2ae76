import { sql } from 'kysely'
import {
	CUSTOM_LIST_COVERS,
	CUSTOM_LIST_ITEMS,
	type CustomList,
	type CustomListPage,
	type Shelf,
} from 'shared-contract'
import { type Pictures, pictureUrl } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { mayRead } from '../../core/identity/visibility/mayRead.ts'
import { Problem } from '../../core/problem.ts'
import { listKey } from './listKey.ts'
import { LISTED_TITLE, type ListedTitleRow, toListedTitle } from './titleOfEntry.ts'

interface Row {
	id: number
	title: string
	description: string
	isPublic: boolean
	count: number
	covers: { id: number; url: string | null; color: string }[]
}

const LIST = sql`l.id, l.title, l.description, l.is_public as "isPublic",
	(select count(*)::int from custom_list_item i join title t on t.id = i.title_id and t.removed_at is null
		where i.list_id = l.id) as count,
	coalesce((select json_agg(json_build_object('id', c.id, 'url', c.poster_url, 'color', c.color)
			order by c.position, c.id)
		from (select t.id, t.poster_url, t.color, i.position from custom_list_item i
			join title t on t.id = i.title_id and t.removed_at is null
			where i.list_id = l.id order by i.position, i.title_id limit ${CUSTOM_LIST_COVERS}) c), '[]') as covers`

function toList({ id, covers, ...list }: Row, pictures: Pictures): CustomList {
	return {
		id: listKey(id),
		...list,
		covers: covers.map((cover) => ({
			titleId: cover.id,
			imageUrl: pictureUrl('poster', cover.id, cover.url, pictures),
			color: cover.color,
		})),
	}
}

interface ShelfQuery {
	ownerId: string
	isOwn: boolean
	pictures: Pictures
}

/** A member's custom lists, in order, and the sizes of the standard lists. Only the owner sees private lists and entries. */
export async function readShelf(db: Database, { ownerId, isOwn, pictures }: ShelfQuery): Promise<Shelf> {
	const openEntry = isOwn ? sql`` : sql`and not e.is_private`
	const openList = isOwn ? sql`` : sql`and l.is_public`
	const [counts, lists] = await Promise.all([
		sql<Shelf['counts']>`select
			(count(*) filter (where t.kind = 'anime'))::int as anime,
			(count(*) filter (where t.kind = 'manga'))::int as manga,
			(select count(*)::int from favorite f left join title ft on ft.id = f.title_id
				where f.member_id = ${ownerId} and ft.removed_at is null) as favorites
			from list_entry e join title t on t.id = e.title_id and t.removed_at is null
			where e.member_id = ${ownerId} and e.removed_at is null ${openEntry}`.execute(db),
		sql<Row>`select ${LIST} from custom_list l
			where l.member_id = ${ownerId} and l.removed_at is null ${openList} order by l.position, l.id`.execute(db),
	])
	return {
		counts: counts.rows[0] ?? { anime: 0, manga: 0, favorites: 0 },
		lists: lists.rows.map((row) => toList(row, pictures)),
	}
}

/** The summary of a list. @throws Problem 404 if there is none. */
export async function readCard(db: Database, listId: number, pictures: Pictures): Promise<CustomList> {
	const { rows } = await sql<Row>`select ${LIST} from custom_list l
		where l.id = ${listId} and l.removed_at is null`.execute(db)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	return toList(row, pictures)
}

/**
 * A list with all its titles.
 *
 * @throws Problem 404 if it does not exist or is not visible to the viewer.
 */
export async function readCustomList(
	db: Database,
	{ listId, viewerId, pictures }: { listId: number; viewerId: string | null; pictures: Pictures },
): Promise<CustomListPage> {
	const owner = await db
		.selectFrom('custom_list')
		.innerJoin('member', 'member.id', 'custom_list.member_id')
		.where('custom_list.id', '=', listId)
		.where('removed_at', 'is', null)
		.select(['member_id', 'is_public', 'username'])
		.executeTakeFirst()
	const isOwn = owner !== undefined && owner.member_id === viewerId
	const viewer = viewerId === null ? null : { id: viewerId }
	const isOpen = owner !== undefined && (isOwn || (owner.is_public && (await mayRead(db, viewer, owner.member_id))))
	if (!isOpen) throw new Problem('request.notFound', 404)
	const [list, { rows }] = await Promise.all([
		readCard(db, listId, pictures),
		sql<ListedTitleRow>`select ${LISTED_TITLE} from custom_list_item i
			join title t on t.id = i.title_id and t.removed_at is null
			where i.list_id = ${listId} order by i.position, i.title_id limit ${CUSTOM_LIST_ITEMS}`.execute(db),
	])
	return { list, isOwn, owner: owner.username, items: rows.map((row) => toListedTitle(row, pictures)) }
}
