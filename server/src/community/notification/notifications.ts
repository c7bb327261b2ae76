import { type SqlBool, sql } from 'kysely'
import {
	artworkPath,
	NOTIFICATIONS_PAGE_SIZE,
	type Notification,
	type NotificationPage,
	UNREAD_MAX,
} from 'shared-contract'
import { type Pictures, pictureUrl } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { instantOf, microsOf } from '../../core/http/cursor.ts'
import { Problem } from '../../core/problem.ts'
import { isShownTo } from './visibility.ts'

interface NotificationsQuery {
	memberId: string
	/** The cursor of the previous page. */
	before?: string | undefined
	/** Only unread ones. */
	unread?: boolean | undefined
	pictures: Pictures
}

/** One page of a member's notifications, newest first, without those of members hidden by a block or privacy. */
export async function notificationPage(
	db: Database,
	notificationsQuery: NotificationsQuery,
): Promise<NotificationPage> {
	const { memberId, before, unread = false, pictures } = notificationsQuery
	const rows = await presentable(db)
		.where('notification.member_id', '=', memberId)
		.where('notification.removed_at', 'is', null)
		.where('notification.on_site', '=', true)
		.where(isShownTo(memberId))
		.$if(unread, (query) => query.where('notification.read_at', 'is', null))
		.$if(before !== undefined, (query) => query.where(isAfter(before ?? '')))
		.orderBy('notification.created_at', 'desc')
		.orderBy('notification.id', 'desc')
		.limit(NOTIFICATIONS_PAGE_SIZE + 1)
		.execute()
	const shown = rows.slice(0, NOTIFICATIONS_PAGE_SIZE)
	const last = shown.at(-1)
	return {
		items: shown.map((row) => present(row, pictures)),
		unread: await unreadNotifications(db, memberId),
		next: last && rows.length > shown.length ? `${last.micros}~${last.id}` : null,
	}
}

/** Presents notifications by id, in any order. They have posters where `pictures` is given. */
export async function notificationsByIds(
	db: Database,
	ids: number[],
	pictures?: Pictures,
): Promise<(Notification & { memberId: string })[]> {
	if (ids.length === 0) return []
	const rows = await presentable(db).where('notification.id', 'in', ids).execute()
	return rows.map((row) => ({ ...present(row, pictures), memberId: row.member_id }))
}

/** Counts a member's unread notifications, up to `UNREAD_MAX`. */
export async function unreadNotifications(db: Database, memberId: string): Promise<number> {
	return (await unreadOf(db, [memberId])).get(memberId) ?? 0
}

/** {@link unreadNotifications} of several members; those without any count 0. */
export async function unreadOf(db: Database, memberIds: readonly string[]): Promise<Map<string, number>> {
	// The limit is inside: blocks and privacy are evaluated for each row that is read.
	const { rows } = await sql<{ id: string; unread: number }>`
		select reader.id, counted.unread from unnest(${memberIds}::uuid[]) as reader (id)
		cross join lateral (
			select count(*) as unread from (
				select from notification
				where member_id = reader.id and read_at is null and removed_at is null and on_site
					and ${isShownTo(sql.ref('reader.id'))}
				limit ${UNREAD_MAX}
			) shown
		) counted`.execute(db)
	return new Map(rows.map(({ id, unread }) => [id, unread]))
}

export async function readNotifications(db: Database, memberId: string, now: Date): Promise<void> {
	await db
		.updateTable('notification')
		.set({ read_at: now })
		.where('member_id', '=', memberId)
		.where('read_at', 'is', null)
		.where('on_site', '=', true)
		.execute()
}

/**
 * SQL: the id of the title that a notification links to. `params` has the Portuguese name of the title; the id leads to the
 * names in other languages.
 */
export const TITLE_OF_LINK = sql`case
	when notification.link ~ '^/(anime|movie|manga)/[0-9]{1,9}([/?#]|$)'
		then substring(notification.link from '^/[a-z]+/([0-9]{1,9})')::int
	when notification.link ~ '^/episode/[0-9]{1,9}([/?#]|$)'
		then (select title_id from episode where id = substring(notification.link from '^/episode/([0-9]{1,9})')::int)
end`

function presentable(db: Database) {
	return db
		.selectFrom('notification')
		.leftJoin('member as actor', 'actor.id', 'notification.actor_id')
		.selectAll('notification')
		.select(['actor.username as actor_name', 'actor.avatar_url as actor_avatar_url'])
		.leftJoin('title', (join) =>
			join.on(
				sql<SqlBool>`title.id = ${TITLE_OF_LINK} and title.removed_at is null and (title.title = notification.params ->> 'title'
					or exists (select from title_name n where n.title_id = title.id and n.name = notification.params ->> 'title'))`,
			),
		)
		.select(['title.title as named', 'title.english_title as named_english', 'title.native_title as named_native'])
		.select(['title.romaji_title as named_romaji', 'title.id as title_id', 'title.poster_url'])
		.select(microsOf(sql.ref('notification.created_at')).as('micros'))
}

type Row = Awaited<ReturnType<ReturnType<typeof presentable>['execute']>>[number]

function present(row: Row, pictures: Pictures | undefined): Notification {
	return {
		id: String(row.id),
		type: row.type,
		event: row.event,
		params: row.params,
		...(row.named !== null && {
			title: {
				title: row.named,
				englishTitle: row.named_english,
				japaneseTitle: row.named_native,
				romajiTitle: row.named_romaji,
			},
		}),
		...(row.title_id !== null &&
			pictures && { imageUrl: pictureUrl('poster', row.title_id, row.poster_url, pictures) }),
		user:
			row.actor_name === null || row.actor_id === null
				? null
				: { name: row.actor_name, avatarUrl: row.actor_avatar_url ?? artworkPath('avatar', row.actor_id) },
		createdAt: row.created_at.toISOString(),
		read: row.read_at !== null,
		link: row.link,
	}
}

const CURSOR = /^(-?\d{1,17})~(\d{1,18})$/

function isAfter(place: string) {
	const [, micros, id] = CURSOR.exec(place) ?? []
	if (micros === undefined || id === undefined) throw new Problem('request.invalid', 400)
	return sql<SqlBool>`(notification.created_at, notification.id) < (${instantOf(micros)}, ${id}::bigint)`
}
