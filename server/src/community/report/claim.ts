import type { AppContext } from '../../core/appContext.ts'
import { inTransaction } from '../../core/database/inTransaction.ts'
import { type CaseKey, lockForModerator } from './moderationCase.ts'

/**
 * Claims a case for half an hour, also one whose claim has lapsed. Claiming an own case again starts the time anew.
 *
 * @throws Problem as {@link lockForModerator}.
 */
export async function claimCase(context: AppContext, key: CaseKey, moderatorId: string): Promise<void> {
	const now = context.now()
	await inTransaction(context.db, async (db) => {
		const { locked } = await lockForModerator({ ...context, db }, key, moderatorId)
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
