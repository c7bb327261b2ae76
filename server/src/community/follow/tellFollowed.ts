import { type Member, profilePath } from 'shared-contract'
import type { Parts } from '../../parts.ts'
import { notify } from '../notify.ts'
import { mayRead } from '../privacy/mayRead.ts'

const DAY_MS = 86_400_000

/** Tells a member that they have a new follower: once a day of each, and of nobody whom they may not know of. */
export async function tellFollowed(parts: Parts, follower: Member, memberId: string): Promise<void> {
	const { db, now } = parts
	if (!(await mayRead(db, { id: memberId }, follower.id))) return
	const told = await db
		.selectFrom('notification')
		.where('member_id', '=', memberId)
		.where('event', '=', 'follow')
		.where('actor_id', '=', follower.id)
		.where('created_at', '>', new Date(now().getTime() - DAY_MS))
		.select('id')
		.executeTakeFirst()
	if (told) return
	await notify(parts, {
		memberId,
		event: 'follow',
		params: { user: follower.username },
		actorId: follower.id,
		link: profilePath(follower.username),
	})
}
