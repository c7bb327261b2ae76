import type { Database } from '../../core/database/schema.ts'

/** Whether members have commented on an episode. */
export async function isDiscussed(db: Database, episodeId: number): Promise<boolean> {
	const comment = await db
		.selectFrom('comment')
		.where('episode_id', '=', episodeId)
		.select('id')
		.limit(1)
		.executeTakeFirst()
	return comment !== undefined
}
