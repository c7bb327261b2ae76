import { type Member, profilePath } from 'shared-contract'
import type { Parts } from '../../parts.ts'
import { notify } from '../notify.ts'
import { mayRead } from '../privacy/mayRead.ts'
import { wasToldLately } from '../toldLately.ts'

/** Tells a member that they have a new follower: once a day of each, and of nobody whom they may not know of. */
export async function tellFollowed(parts: Parts, follower: Member, memberId: string): Promise<void> {
	const { db, now } = parts
	if (!(await mayRead(db, { id: memberId }, follower.id))) return
	const following = { memberId, event: 'follow', actorId: follower.id } as const
	if (await wasToldLately(db, { ...following, now: now() })) return
	await notify(parts, {
		...following,
		params: { user: follower.username },
		link: profilePath(follower.username),
	})
}
