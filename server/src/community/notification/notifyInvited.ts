import type { AppContext } from '../../core/appContext.ts'
import type { ListInvitation } from '../../library/public.ts'
import { notify } from './notify.ts'
import { wasRecentlyNotified } from './recentlyNotified.ts'

/** Notifies a member of an invitation to a custom list: of the same one once a day. */
export async function notifyInvited(
	context: AppContext,
	{ memberId, actor, list, link }: ListInvitation,
): Promise<void> {
	const notification = { memberId, event: 'listInvitation', actorId: actor.id, link } as const
	if (await wasRecentlyNotified(context.db, { ...notification, now: context.now() })) return
	await notify(context, { ...notification, params: { user: actor.username, list } })
}
