import type { SampleComment, SampleGroup, SampleNotification } from 'shared-samples'
import { insertRows, type NewRow, reserveIds } from '../../database/insertRows.ts'
import type { Database } from '../../database/schema.ts'
import { episodeKey, known, type SampleIds } from './keys.ts'

const MINUTE_MS = 60_000

const ROLES = [
	{ name: 'Admin', color: 'red' },
	{ name: 'Moderador', color: 'blue' },
	{ name: 'Membro', color: 'grey' },
] as const

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)

/** Writes comments with their replies. */
export async function seedComments(db: Database, comments: readonly SampleComment[], ids: SampleIds, now: Date) {
	const all = comments.flatMap((comment) => [
		{ comment, on: comment.on, parent: null },
		...comment.replies.map((reply) => ({ comment: reply, on: comment.on, parent: comment.id })),
	])
	const numbers = await reserveIds(db, 'comment', all.length)
	const numberOf = new Map(all.map(({ comment }, place) => [comment.id, numbers[place] ?? 0]))
	await insertRows(
		db,
		'comment',
		all.map(({ comment, on, parent }) => ({
			id: known(numberOf, comment.id),
			...placeOf(on, ids),
			parent_id: parent === null ? null : known(numberOf, parent),
			member_id: known(ids.members, comment.by),
			text: comment.text,
			likes: comment.likes,
			created_at: before(now, comment.minutesAgo),
		})),
	)
}

function placeOf(on: SampleComment['on'], ids: SampleIds): NewRow<'comment'> {
	const nowhere = { title_id: null, episode_id: null, article_id: null }
	if ('article' in on) return { ...nowhere, article_id: on.article }
	if ('season' in on)
		return { ...nowhere, episode_id: known(ids.episodes, episodeKey(on.title, on.season, on.episode)) }
	return { ...nowhere, title_id: known(ids.titles, on.title) }
}

/** Writes what the sample member has been told. */
export async function seedNotifications(
	db: Database,
	notifications: readonly SampleNotification[],
	member: string,
	ids: SampleIds,
	now: Date,
): Promise<void> {
	await insertRows(
		db,
		'notification',
		notifications.map(({ type, event, params, by, minutesAgo, read, link }) => ({
			member_id: member,
			type,
			event,
			params,
			actor_id: by === null ? null : known(ids.members, by),
			link,
			created_at: before(now, minutesAgo),
			read_at: read ? before(now, minutesAgo / 2) : null,
		})),
	)
}

/** Writes the groups with channels, roles and members; the sample member is in those that say so. */
export async function seedGroups(db: Database, groups: readonly SampleGroup[], demoKey: string, ids: SampleIds) {
	await insertRows(
		db,
		'community_group',
		groups.map(({ id, name, description, isPublic, memberCount }) => ({
			id,
			name,
			description,
			is_public: isPublic,
			member_count: memberCount,
			is_sample: true,
		})),
	)
	const channels = groups.flatMap(({ id, channels }) =>
		channels.map((channel, position) => ({ id, position, channel })),
	)
	await insertRows(
		db,
		'group_channel',
		channels.map(({ id, position, channel }) => ({ group_id: id, position, key: channel.key, name: channel.name })),
	)
	const demo = known(ids.members, demoKey)
	await insertRows(
		db,
		'channel_unread',
		channels
			.filter(({ channel }) => channel.unread)
			.map(({ id, channel }) => ({ group_id: id, channel_key: channel.key, member_id: demo })),
	)
	await seedGroupMembers(db, groups, demoKey, ids)
}

async function seedGroupMembers(db: Database, groups: readonly SampleGroup[], demoKey: string, ids: SampleIds) {
	const roles = groups.flatMap(({ id }) => ROLES.map((role) => ({ group: id, ...role })))
	const roleIds = await reserveIds(db, 'group_role', roles.length)
	const roleOf = new Map(roles.map(({ group, name }, place) => [`${group} ${name}`, roleIds[place] ?? 0]))
	await insertRows(
		db,
		'group_role',
		roles.map(({ group, name, color }, place) => ({ id: roleIds[place] ?? 0, group_id: group, name, color })),
	)
	const inGroup = groups.flatMap((group) => {
		const others = group.members.filter(({ member }) => group.joined || member !== demoKey)
		const missing = group.joined && !others.some(({ member }) => member === demoKey)
		const all = missing ? [...others, { member: demoKey, role: 'Membro' as const }] : others
		return all.map((one) => ({ group: group.id, ...one }))
	})
	await insertRows(
		db,
		'group_member',
		inGroup.map(({ group, member, role }) => ({
			group_id: group,
			member_id: known(ids.members, member),
			role_id: known(roleOf, `${group} ${role}`),
		})),
	)
}
