import { sql } from 'kysely'
import {
	CUSTOM_LIST_COVERS,
	CUSTOM_LIST_ITEMS,
	type CustomList,
	type CustomListItem,
	type CustomListPage,
	type SharedList,
	type Shelf,
} from 'shared-contract'
import { type Pictures, pictureUrl } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { notBlockedMember } from '../../core/identity/visibility/blocked.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'
import { Problem } from '../../core/problem.ts'
import { requireList } from './listAccess.ts'
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
	const { role, isInvited } = await requireList(db, { listId, memberId: viewerId }, 'read')
	const [list, about, { rows }] = await Promise.all([
		readCard(db, listId, pictures),
		sql<
			Pick<CustomListPage, 'owner' | 'isFollowed' | 'followers' | 'hasComments'>
		>`select m.username as owner, l.has_comments as "hasComments",
				(select count(*)::int from custom_list_member p where p.list_id = l.id and p.follows) as followers,
				exists (select from custom_list_member p
					where p.list_id = l.id and p.follows and p.member_id = ${viewerId}::uuid) as "isFollowed"
			from custom_list l join member m on m.id = l.member_id where l.id = ${listId}`.execute(db),
		sql<
			ListedTitleRow & Pick<CustomListItem, 'text' | 'addedBy'>
		>`select ${LISTED_TITLE}, i.text, a.username as "addedBy"
			from custom_list_item i join title t on t.id = i.title_id and t.removed_at is null
			left join member a on a.id = i.added_by and ${readableMember(viewerId, sql.ref('a.id'))}
			where i.list_id = ${listId} order by i.position, i.title_id limit ${CUSTOM_LIST_ITEMS}`.execute(db),
	])
	const { owner = '', isFollowed = false, followers = 0, hasComments = false } = about.rows[0] ?? {}
	const items = rows.map((row) => ({ ...toListedTitle(row, pictures), text: row.text, addedBy: row.addedBy }))
	return { list, isOwn: role === 'owner', owner, role, isInvited, isFollowed, followers, hasComments, items }
}

/** The lists of others that a member is invited to, belongs to or follows, in this order. */
export async function readSharedLists(db: Database, memberId: string, pictures: Pictures): Promise<SharedList[]> {
	const owner = sql.ref('l.member_id')
	const { rows } = await sql<Row & Omit<SharedList, 'list'>>`select ${LIST}, m.username as owner, p.role,
			p.role is not null and p.accepted_at is null as "isInvited",
			(select count(*)::int from custom_list_item i join title t on t.id = i.title_id and t.removed_at is null
				where i.list_id = l.id and i.added_at > p.seen_at and i.added_by is distinct from p.member_id) as fresh
		from custom_list_member p join custom_list l on l.id = p.list_id join member m on m.id = l.member_id
		where p.member_id = ${memberId} and l.removed_at is null and ${notBlockedMember(memberId, owner)}
			and (p.role is not null or (l.is_public and ${readableMember(memberId, owner)}))
		order by "isInvited" desc, p.role is null, l.title, l.id`.execute(db)
	return rows.map(({ owner, role, isInvited, fresh, ...row }) => ({
		list: toList(row, pictures),
		owner,
		role,
		isInvited,
		fresh,
	}))
}
