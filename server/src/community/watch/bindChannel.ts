import type { Pace } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { lockGroup } from '../group/lockGroup.ts'
import { isPace, meetingsFrom } from './meetings.ts'

/** A channel, and the member who changes it. */
export interface Channel {
	conversationId: string
	groupId: string
	memberId: string
}

/** Binds a channel to an anime and a pace. @throws Problem 400 for an impossible date or zone, 403, 404 if there is no such anime. */
export async function bindChannel(
	db: Database,
	{ conversationId, groupId, memberId }: Channel,
	{ titleId, pace, now }: { titleId: number; pace: Pace | null; now: Date },
): Promise<void> {
	if (pace !== null && !isPace(pace)) throw new Problem('request.invalid', 400, { fields: { pace: 'request.invalid' } })
	await inTransaction(db, async (transaction) => {
		await lockGroup(transaction, groupId, memberId, 'arrangeChannels')
		const title = await transaction
			.selectFrom('title')
			.where('id', '=', titleId)
			.where('kind', '<>', 'manga')
			.where('removed_at', 'is', null)
			.select('id')
			.executeTakeFirst()
		if (!title) throw new Problem('request.notFound', 404)
		const meeting = pace && meetingsFrom(pace, now).next().value
		const next_meeting = meeting ? new Date(meeting.at) : null
		const bound = { title_id: titleId, pace: pace && JSON.stringify(pace), next_meeting }
		await transaction
			.insertInto('channel_watch')
			.values({ conversation_id: conversationId, ...bound })
			.onConflict((conflict) => conflict.column('conversation_id').doUpdateSet(bound))
			.execute()
	})
}

/** Unbinds a channel. Its messages stay about their title and episode. @throws Problem 403, 404. */
export async function unbindChannel(db: Database, { conversationId, groupId, memberId }: Channel): Promise<void> {
	await inTransaction(db, async (transaction) => {
		await lockGroup(transaction, groupId, memberId, 'arrangeChannels')
		await transaction.deleteFrom('channel_watch').where('conversation_id', '=', conversationId).execute()
	})
}
