import type { ScoreScale } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'

/** How a member gives and reads scores. */
export async function readScoreScale(db: Database, memberId: string): Promise<ScoreScale> {
	const row = await db.selectFrom('member').where('id', '=', memberId).select('score_scale').executeTakeFirst()
	return row?.score_scale ?? 'POINT_10'
}

/** Stores how a member gives and reads scores. */
export async function writeScoreScale(db: Database, memberId: string, scale: ScoreScale): Promise<void> {
	await db.updateTable('member').set({ score_scale: scale }).where('id', '=', memberId).execute()
}
