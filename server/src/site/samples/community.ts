import { MINUTE_MS } from 'shared-contract/units'
import type { SampleComment, SampleNotification } from 'shared-samples'
import { insertRows, type NewRow, reserveIds } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import { episodeKey, known, type SampleIds } from './keys.ts'

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
			root_id: parent === null ? null : known(numberOf, parent),
			member_id: known(ids.members, comment.by),
			text: comment.text,
			likes: comment.likes,
			spoiler_number: comment.spoiler ?? null,
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

/** Writes the notifications of the sample member. */
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
