import type { AppContext } from '../../core/appContext.ts'
import { inTransaction } from '../../core/database/inTransaction.ts'
import { Problem } from '../../core/problem.ts'
import { type CaseKey, lockContent, refuseClaimed } from './moderationCase.ts'

/**
 * Claims a case for half an hour, also one whose claim has lapsed. Claiming an own case again starts the time anew.
 *
 * @throws Problem 403 `moderation.own` for something of their own, 409 `moderation.claimed` while it is another's.
 */
export async function claimCase(context: AppContext, key: CaseKey, moderatorId: string): Promise<void> {
	const now = context.now()
	await inTransaction(context.db, async (db) => {
		const { content, locked } = await lockContent({ ...context, db }, key)
		if (content.owners.includes(moderatorId)) throw new Problem('moderation.own', 403)
		refuseClaimed(locked, moderatorId, now)
		await db
			.updateTable('moderation_case')
			.set({ claimed_by: moderatorId, claimed_at: now })
			.where('id', '=', locked.id)
			.execute()
	})
}

/** Gives an own case back. Idempotent: the case of another stays theirs. */
export async function releaseCase({ db }: AppContext, { kind, id }: CaseKey, moderatorId: string): Promise<void> {
	await db
		.updateTable('moderation_case')
		.set({ claimed_by: null, claimed_at: null })
		.where('kind', '=', kind)
		.where('content_id', '=', id)
		.where('claimed_by', '=', moderatorId)
		.execute()
}
